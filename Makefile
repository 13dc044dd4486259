.PHONY: help run test test-long check bench docs format

FORM = data/forms/clinic-visit.json

help: ## Lists what can be made; the others install what they need.
	@sed -n 's/^\([a-z-]*\): *## */\1	/p' Makefile | expand -t 10

run: ## Builds and opens a form: make run FORM=data/forms/sign-in.json
	@.ci/run-form '$(FORM)'

test: ## Runs every test; takes a few minutes.
	@.ci/test

test-long: ## Runs for long what finds more the longer it runs: kills, broken files, and another judge.
	@KILLS=1000 LIMIT=7200 Tests/run-end-to-end testAtMostTheLastSecondIsGone
	@.ci/test-long '$(SECONDS_EACH)'

check: ## Finds most breaches of the house's rules in seconds, without building.
	@.ci/check

bench: ## Measures the program beside others, and the engine; QUICK=1 for less.
	@QUICK='$(QUICK)' .ci/bench

docs: ## Builds the documentation of the engine into .build/documentation.
	@.ci/documentation .build/documentation

format: ## Lays out all Swift files as the checks want them, and wraps their comments.
	@swift format --in-place --recursive --parallel Package.swift Sources Tests
	@find Sources Tests -name '*.swift' -exec .ci/wrap-comments {} +
