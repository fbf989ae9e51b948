import { createRsbuild, rspack } from '@rsbuild/core';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
const require = createRequire(import.meta.url);
const admin = path.join(import.meta.dirname, 'admin');
const extension = path.extname(import.meta.filename);
/** The editor, and what lets the site beside it follow. */
const entries = ['admin', 'follow'];
/** Colours of 230 programming languages, which no article of a clinic has. */
const withoutCodeColours = new rspack.NormalModuleReplacementPlugin(
  /^@shikijs\/(?:langs|themes)\//,
  path.join(admin, `nothing${extension}`),
);
/** Its interface also names its fonts at a CDN; the same ones come with it and are served from here. */
const fontsFromHere = {
  name: 'clinic:fonts-from-here',
  setup(api) {
    api.transform({ test: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ code }) =>
      code.replaceAll(/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''),
    );
  },
};
/** Bundles the editor. What `package.json` of Sveltia calls its npm build fetches nothing from elsewhere. */
async function bundleInto(dir) {
  const rsbuild = await createRsbuild({
    cwd: admin,
    config: {
      mode: 'production',
      logLevel: 'error',
      plugins: [fontsFromHere],
      source: {
        entry: Object.fromEntries(
          entries.map((name) => [name, { import: `./${name}${extension}`, html: false }]),
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
/** Where the bundle of this version lies: making it takes seconds, so it is made once. */
async function cacheFolder() {
  const packageJson = path.join(path.dirname(require.resolve('@sveltia/cms')), '../package.json');
  const sources = [import.meta.filename, ...entries.map((name) => path.join(admin, `${name}${extension}`))];
  const hash = createHash('sha256').update(await readFile(packageJson));
  for (const file of sources) hash.update(await readFile(file));
  return path.join(import.meta.dirname, '../node_modules/.cache/editor', hash.digest('hex').slice(0, 12));
}
/** The editor's scripts, fonts and modules as files. @returns their folder */
export async function editorFiles() {
  const folder = await cacheFolder();
  if (existsSync(folder)) return folder;
  const made = `${folder}.${process.pid}`;
  await bundleInto(made);
  await rename(made, folder).catch(() => rm(made, { recursive: true }));
  return folder;
}
