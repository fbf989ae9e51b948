import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { createRsbuild, rspack, type RsbuildPlugin } from '@rsbuild/core';

const require = createRequire(import.meta.url);
const admin = path.join(import.meta.dirname, 'admin');
const extension = path.extname(import.meta.filename);

/** Entries of the bundle: the editor, and the script that updates the site beside it. */
const entries = ['admin', 'follow'] as const;

/** Removes the syntax highlighting of 230 programming languages, which the content does not need. */
const withoutCodeColours = new rspack.NormalModuleReplacementPlugin(
  /^@shikijs\/(?:langs|themes)\//,
  path.join(admin, `nothing${extension}`),
);

/** Removes font faces from a CDN: the package contains the same fonts, which are served from this site. */
const fontsFromHere: RsbuildPlugin = {
  name: 'tesela:fonts-from-here',
  setup(api) {
    api.transform({ test: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ code }) =>
      code.replaceAll(/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''),
    );
  },
};

/** Bundles the editor from Sveltia's npm build, which fetches nothing from other servers. */
async function bundleInto(dir: string): Promise<void> {
  const rsbuild = await createRsbuild({
    cwd: admin,
    config: {
      mode: 'production',
      logLevel: 'error',
      plugins: [fontsFromHere],
      source: {
        entry: Object.fromEntries(
          entries.map((name) => [name, { import: `./${name}${extension}`, html: false }] as const),
        ),
      },
      output: {
        target: 'web',
        distPath: { root: dir },
        assetPrefix: 'auto',
        cleanDistPath: true,
        filename: { js: '[name].js' },
        dataUriLimit: 0,
        sourceMap: false,
        legalComments: 'linked',
      },
      performance: {
        printFileSize: false,
        chunkSplit: { strategy: 'custom', splitChunks: { chunks: 'async' } },
      },
      tools: { htmlPlugin: false, rspack: { plugins: [withoutCodeColours] } },
    },
  });
  await rsbuild.build();
}

/** Folder of the cached bundle of this version: bundling takes seconds. */
async function cacheFolder(): Promise<string> {
  const packageJson = path.join(path.dirname(require.resolve('@sveltia/cms')), '../package.json');
  const sources = [import.meta.filename, ...entries.map((name) => path.join(admin, `${name}${extension}`))];
  const hash = createHash('sha256').update(await readFile(packageJson));
  for (const file of sources) hash.update(await readFile(file));
  return path.join(import.meta.dirname, '../node_modules/.cache/editor', hash.digest('hex').slice(0, 12));
}

/** Bundles the editor unless the bundle is cached. @returns the folder of its files */
export async function editorFiles(): Promise<string> {
  const folder = await cacheFolder();
  if (existsSync(folder)) return folder;
  const made = `${folder}.${process.pid}`;
  await bundleInto(made);
  await rename(made, folder).catch(() => rm(made, { recursive: true }));
  return folder;
}
