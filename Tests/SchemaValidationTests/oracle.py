"""Tells what python3-jsonschema says of values.

usage: oracle.py FOLDER < CASES > VERDICTS    FOLDER holds the documents at http://localhost:1234/

Each line of CASES is an object with a draft, a schema, values, and maybe tests that a correct program passes. Each line of
VERDICTS is a list with true, false or null (it cannot tell) for each value; it is empty if a test fails.
"""
import json
import pathlib
import sys
import warnings

warnings.simplefilter("ignore")
import jsonschema  # noqa: E402

CLASSES = {
    "draft4": jsonschema.Draft4Validator,
    "draft6": jsonschema.Draft6Validator,
    "draft7": jsonschema.Draft7Validator,
    "draft2019": jsonschema.Draft201909Validator,
    "draft2020": jsonschema.Draft202012Validator,
}


def refuse(address):
    raise LookupError(address)


def main():
    sys.setrecursionlimit(5000)
    host = "http://localhost:1234/"
    folder = pathlib.Path(sys.argv[1])
    documents = {host + str(path.relative_to(folder)): json.loads(path.read_bytes()) for path in folder.rglob("*.json")}
    for line in sys.stdin:
        case = json.loads(line)
        kind = CLASSES[case["draft"]]
        resolver = jsonschema.RefResolver.from_schema(
            case["schema"], id_of=kind.ID_OF, store=documents, handlers={"http": refuse, "https": refuse, "": refuse}
        )
        checker = jsonschema.FormatChecker(["date", "ipv4", "ipv6"]) if case["formats"] else None
        validator = kind(case["schema"], resolver=resolver, format_checker=checker)

        def verdict(value):
            try:
                return validator.is_valid(value)
            except Exception:  # It does not know a reference, cannot read a pattern, or never ends.
                return None

        is_right = all(verdict(test["data"]) == test["valid"] for test in case["tests"])
        print(json.dumps([verdict(value) for value in case["values"]] if is_right else []))


main()
