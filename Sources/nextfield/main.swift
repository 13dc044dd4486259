import NextfieldApp

Program.run(arguments: CommandLine.arguments)
