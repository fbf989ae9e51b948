#!/bin/sh
# install.sh KIT TARGET PACKAGE [SERVICE …]: installs one package of the kit (gateway, cli), what it needs, and the services that
# the gateway shall mount, into a folder, which then runs without this repository. The images call it.
set -eu
kit=$(cd "$1" && pwd)
mkdir -p "$2"
cd "$2"
package=$3
shift 3
node - "$kit" "$package" "$@" <<'END'
const { readdirSync, writeFileSync } = require('node:fs');
const [kit, ...wanted] = process.argv.slice(2);
const files = readdirSync(kit).flatMap((file) => {
  const [, scope, name] = /^([a-z\d]+)-(.+?)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? [];
  return name ? [[`@${scope}/${name}`, `file:${kit}/${file}`]] : [];
});
const all = Object.fromEntries(files);
const names = wanted.map((name) => (name.startsWith('@') ? name : `@tesela/${name}`));
for (const name of names) if (!all[name]) throw new Error(`${kit} has no ${name}: fill it with "pnpm kit pack ${kit}".`);
writeFileSync(
  'package.json',
  // Packages of the kit need each other, and no registry has them.
  JSON.stringify(
    {
      private: true,
      dependencies: Object.fromEntries(names.map((name) => [name, all[name]])),
      overrides: all,
      tesela: { services: names.slice(1) },
    },
    null,
    2,
  ),
);
END
npm install --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
