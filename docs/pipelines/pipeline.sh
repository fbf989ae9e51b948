#!/bin/sh
# What the jobs of the pipelines do, on any host: PACKAGE=mfe-spa sh docs/pipelines/pipeline.sh <job>
#   content         what is wrong with words, facts, pictures and settings, in seconds
#   check           lint, tests and build of the package, and what would be refused of a release
#   audit           known holes in what is installed
#   preview SUFFIX  a release to look at, pages that change with pictures (diff/), a static site of it (preview/)
#   release [--content]  publishes what was built; --content raises the version for new words
#   sbom            what it was made of (CycloneDX), in sbom.cdx.json or SBOM
#   promote, rollback    makes RELEASES live
set -eu
pnpm() { npx --yes pnpm@12.21.0 "$@"; }
build() { pnpm --filter "@clinic/$PACKAGE" build; }
job=${1:-}
[ $# -eq 0 ] || shift
case "$job" in
  content)
    pnpm tesela check --content
    ;;
  check)
    pnpm lint
    pnpm --filter "@clinic/$PACKAGE" test
    build
    pnpm tesela release "$PACKAGE" --dry-run
    ;;
  audit)
    pnpm audit --audit-level high
    ;;
  preview)
    version="$(node -p "require('./$PACKAGE/package.json').version")-$1"
    build
    pnpm tesela release "$PACKAGE" --version "$version"
    pnpm tesela diff "$PACKAGE@$version" --out diff
    pnpm tesela preview "$PACKAGE@$version" --out preview
    ;;
  release)
    build
    pnpm tesela release "$PACKAGE" --json "$@"
    ;;
  sbom)
    pnpm sbom --sbom-format cyclonedx --lockfile-only --filter "@clinic/$PACKAGE" --out "${SBOM:-sbom.cdx.json}"
    ;;
  promote | rollback)
    # One word for each release.
    # shellcheck disable=SC2086
    pnpm tesela "$job" $RELEASES --json
    pnpm tesela status
    ;;
  *)
    sed -n '2,9s/^# \{0,1\}//p' "$0"
    exit 2
    ;;
esac
