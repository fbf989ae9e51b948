#!/usr/bin/env node
// Hands the web files to the micro-frontends that show them: mfe-*/pictures/<folder>/<name>.<version>-<width>.<format>
// and the typed list mfe-*/src/pictures.gen.ts. The version is a hash of the picture's files, so that browsers and
// CDNs may keep every file for ever. A picture that this machine has no web files of stays as it was published.
//   node tools/art/publish.mjs
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { listRemotes } from '@clinic/build/workspace';

const ART = dirname(fileURLToPath(import.meta.url));
const WEB = join(ART, 'web');
const ROOT = join(ART, '../..');

/** Each says in its package.json which pictures and line drawings it shows. */
const owners = listRemotes(ROOT).filter(({ pictures }) => pictures.length > 0);

const known = JSON.parse(readFileSync(join(WEB, 'pictures.json'), 'utf8'));

/** Files of a picture: every width and format, and the loops that bear its name. */
function filesOf(folder, name) {
  const own = new RegExp(`^${name}(?:-\\d+\\.(?:avif|webp)|\\.(?:webm|mp4))$`);
  return readdirSync(join(WEB, folder))
    .filter((file) => own.test(file))
    .sort();
}

function versionOf(folder, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(WEB, folder, file)));
  return hash.digest('hex').slice(0, 8);
}

const lineOf = (key, { width, height, color, widths, version, loop }) =>
  `  '${key}': { width: ${width}, height: ${height}, color: '${color.toLowerCase()}', widths: [${widths.join(', ')}], version: '${version}'${loop ? ', loop: true' : ''} },`;

for (const { folder: owner, pictures, drawings } of owners) {
  const target = join(ROOT, owner, 'pictures');
  const list = join(ROOT, owner, 'src/pictures.gen.ts');
  const { pictures: published } = await import(list);
  const lines = [];
  const own = pictures.flatMap((beginning) =>
    Object.keys({ ...published, ...known })
      .filter((key) => key.startsWith(beginning))
      .sort(),
  );
  for (const key of own) {
    if (!known[key]) {
      lines.push(lineOf(key, published[key]));
      continue;
    }
    const [folder, name] = key.split('/');
    mkdirSync(join(target, folder), { recursive: true });
    // Photos that somebody put there stay.
    for (const file of globSync(`${folder}/${name}.*.{avif,webp,webm,mp4}`, { cwd: target }))
      rmSync(join(target, file));
    const files = filesOf(folder, name);
    const version = versionOf(folder, files);
    for (const file of files) {
      copyFileSync(join(WEB, folder, file), join(target, folder, file.replace(name, `${name}.${version}`)));
    }
    lines.push(lineOf(key, { ...known[key], version, loop: files.some((file) => file.endsWith('.webm')) }));
  }
  writeFileSync(
    list,
    `// Made by tools/art/publish.mjs. Do not edit.
import type { PictureAsset } from '@clinic/shared/pictureAsset';

export const pictures = {
${lines.join('\n')}
} as const satisfies Record<string, PictureAsset>;

/** Names of this micro-frontend's pictures: a name that is not here does not compile. */
export type PictureName = keyof typeof pictures;
`,
  );
  // A component inlines them, to colour their zones by CSS.
  for (const [drawing, into] of Object.entries(drawings)) {
    if (existsSync(join(WEB, drawing)))
      copyFileSync(join(WEB, drawing), join(ROOT, owner, into, drawing.split('/')[1]));
  }
  console.log(`${owner.padEnd(14)} ${lines.length} pictures`);
}
