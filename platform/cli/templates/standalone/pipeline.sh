#!/bin/sh
# What the jobs of the pipelines do, on any host: sh pipeline.sh <job>
#   check           tests, build, and what would be refused of a release
#   audit           known holes in what is installed
#   preview SUFFIX  a release to look at, pages that change with pictures (diff/), a static site of it (preview/)
#   release         publishes it, and writes what it was made of (CycloneDX) into sbom.cdx.json
set -eu
case "${1:-}" in
  check)
    npm test
    npm run build
    npx tesela release --dry-run
    ;;
  audit)
    npm audit --audit-level=high
    ;;
  preview)
    version="$(node -p "require('./package.json').version")-$2"
    npm run build
    npx tesela release --version "$version"
    # Without a Chromium: tesela diff --no-pictures
    npx tesela diff "template@$version" --out diff
    npx tesela preview "template@$version" --out preview
    ;;
  release)
    npm run build
    npx tesela release --json
    npm sbom --sbom-format cyclonedx --package-lock-only > sbom.cdx.json
    ;;
  *)
    sed -n '2,6s/^# \{0,1\}//p' "$0"
    exit 2
    ;;
esac
