#!/bin/sh
# install.sh KIT TARGET PACKAGE: installs one package of the kit (gateway, cli) and what it needs into a folder, which then
# runs without this repository. The image calls it, and so does "pnpm prove deploy" in a plain folder.
set -eu
kit=$(cd "$1" && pwd)
mkdir -p "$2"
cd "$2"
node - "$kit" "$3" <<'END'
const { readdirSync, writeFileSync } = require('node:fs');
const [kit, wanted] = process.argv.slice(2);
const files = readdirSync(kit).flatMap((file) => {
  const [, name] = /^clinic-(.+?)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? [];
  return name ? [[`@clinic/${name}`, `file:${kit}/${file}`]] : [];
});
const all = Object.fromEntries(files);
const own = all[`@clinic/${wanted}`];
if (!own) throw new Error(`${kit} has no ${wanted}: fill it with "pnpm kit pack ${kit}".`);
writeFileSync(
  'package.json',
  // Packages of the kit need each other, and no registry has them.
  JSON.stringify({ private: true, dependencies: { [`@clinic/${wanted}`]: own }, overrides: all }, null, 2),
);
END
npm install --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
