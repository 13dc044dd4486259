.PHONY: run test check format

# Installs what is needed and opens the clinic form.
run:
	@.ci/run-form data/forms/clinic-visit.json

# Installs what is needed and runs every test.
test:
	@.ci/test

# What can be checked in seconds.
check:
	@swift format lint --strict --recursive --parallel Package.swift Sources Tests
	@.ci/house-rules
	@meson-notes/check-data

format:
	@swift format --in-place --recursive --parallel Package.swift Sources Tests
