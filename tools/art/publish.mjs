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

import { listRemotes } from '@tesela/build/workspace';

const ART = dirname(fileURLToPath(import.meta.url));
const WEB = join(ART, 'web');
const ROOT = join(ART, '../..');

/** Each says in its package.json which pictures and line drawings it shows. */
const owners = listRemotes(ROOT).filter(({ pictures }) => pictures.length > 0);

const known = JSON.parse(readFileSync(join(WEB, 'pictures.json'), 'utf8'));

/** Files below a folder, by their endings after the picture's name: every width and format, and its loop. */
function filesIn(folder, beginning) {
  const own = new RegExp(`^${beginning}(-(?:texture-)?\\d+\\.(?:avif|webp)|\\.(?:webm|mp4))$`);
  const found = readdirSync(folder).map((file) => [own.exec(file)?.[1], join(folder, file)]);
  return new Map(found.filter(([ending]) => ending).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A picture's files to publish, by their endings. A pack comes with its texture, so that one version names both. */
function filesOf(folder, name, target) {
  const published = existsSync(join(target, folder))
    ? [...filesIn(join(target, folder), `${name}\\.[\\da-f]{8}`)]
    : [];
  const isTexture = ([ending]) => ending.startsWith('-texture-');
  const pack = known[`${folder}/${name}`]
    ? [...filesIn(join(WEB, folder), name)]
    : published.filter((file) => !isTexture(file));
  const texture =
    folder === 'products' && known[`textures/${name}`]
      ? [...filesIn(join(WEB, 'textures'), name)].map(([ending, file]) => [`-texture${ending}`, file])
      : published.filter(isTexture);
  return [...pack, ...texture].map(([ending, file]) => ({ ending, content: readFileSync(file) }));
}

function versionOf(files) {
  const hash = createHash('sha256');
  for (const { ending, content } of files) hash.update(ending).update(content);
  return hash.digest('hex').slice(0, 8);
}

const lineOf = (key, { width, height, color, widths, version, loop, texture }) =>
  `  '${key}': { width: ${width}, height: ${height}, color: '${color.toLowerCase()}', widths: [${widths.join(', ')}], version: '${version}'${loop ? ', loop: true' : ''}${texture ? ', texture: true' : ''} },`;

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
    const [folder, name] = key.split('/');
    if (!known[key] && !(folder === 'products' && known[`textures/${name}`])) {
      lines.push(lineOf(key, published[key]));
      continue;
    }
    const files = filesOf(folder, name, target);
    mkdirSync(join(target, folder), { recursive: true });
    // Photos that somebody put there stay.
    for (const file of globSync(`${folder}/${name}.*.{avif,webp,webm,mp4}`, { cwd: target }))
      rmSync(join(target, file));
    const version = versionOf(files);
    for (const { ending, content } of files)
      writeFileSync(join(target, folder, `${name}.${version}${ending}`), content);
    const has = (word) => files.some(({ ending }) => ending.includes(word));
    lines.push(
      lineOf(key, {
        ...(known[key] ?? published[key]),
        version,
        loop: has('.webm'),
        texture: has('-texture-'),
      }),
    );
  }
  writeFileSync(
    list,
    `// Made by tools/art/publish.mjs. Do not edit.
import type { PictureAsset } from '@tesela/core/pictureAsset';

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
