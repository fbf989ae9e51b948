import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { onTestFinished } from 'vitest';

const page = (title: string): string => `<!doctype html><title>${title}</title>${'<p>Texto.</p>'.repeat(80)}`;

const redirects = [
  { from: '/recipes', to: '/recipes/clinica' },
  { from: '/recipes/*', to: '/recipes/clinica' },
  { from: '/en/recipes', to: '/en/recipes/clinica' },
  { from: '/en/recipes/*', to: '/en/recipes/clinica' },
];

/** Files of a site, by their paths under its folder. */
export type FixtureFiles = Readonly<Record<string, string | Buffer>>;

/** Files of the fixture site. */
const usualFiles: FixtureFiles = {
  'live/index.html': page('Inicio'),
  'live/help/index.html': page('Preguntas'),
  'live/recipes/clinica/index.html': page('Clínica'),
  'live/en/index.html': page('Home'),
  'live/en/help/index.html': page('Questions'),
  'live/404.html': page('No existe'),
  'live/en/404.html': page('Not found'),
  'live/sitemap.xml': '<urlset/>',
  'live/robots.txt': 'User-agent: *\n',
  'live/.well-known/security.txt': 'Contact: mailto:hola@site.example\n',
  'live/registry.json': '{}',
  'live/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'live/.secret.txt': 'secret',
  'live/redirects.json': JSON.stringify(redirects),
  'live/search.json': JSON.stringify({ path: '/find', kinds: {} }),
  'live/chat.json': '[]',
  'live/settings.json': JSON.stringify({ site: { whatsapp: '573000000000' } }),
  'live/data/mfe-stall/d1d2d3/es/stall/rye.json': JSON.stringify({ products: ['x'.repeat(600)] }),
  'releases/shell/static/app.d4e5.js': 'export const answer = 42;\n'.repeat(40),
  'releases/shell/static/font.woff2': Buffer.from('font bytes'),
  'releases/shell/static/photo.avif': Buffer.from('picture bytes'),
  'releases/shell/static/loop.webm': Buffer.from('0123456789'),
  'releases/shell/.hidden.js': 'hidden',
  'releases/shell/static/app.d4e5.js.map': '{}',
  'unpacked/shell/a1b2c3/node/render.js': 'server only',
};

const compressible = /\.(?:html|js|svg|xml|txt|json)$/;

/** Writes a file and its compressed siblings into a composed site. */
export async function writeSiteFile(folder: string, name: string, content: string | Buffer): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  if (!compressible.test(name)) return;
  await writeFile(`${file}.br`, brotliCompressSync(content));
  await writeFile(`${file}.gz`, gzipSync(content));
}

async function replaceLive(site: string, composed: string): Promise<void> {
  await symlink(composed, path.join(site, 'next'));
  await rename(path.join(site, 'next'), path.join(site, 'live'));
}

/**
 * Writes a small composed site into a temporary folder.
 * @returns the site's absolute path
 */
export async function writeSite(files: FixtureFiles = {}): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'tesela-site-'));
  const place = (name: string) => name.replace(/^live\//, 'composed/1/');
  await Promise.all(
    Object.entries({ ...usualFiles, ...files }).map(([name, content]) =>
      writeSiteFile(site, place(name), content),
    ),
  );
  await replaceLive(site, 'composed/1');
  return site;
}

/** Writes a small composed site, which is removed when the test ends. */
export async function makeSite(files: FixtureFiles = {}): Promise<string> {
  const site = await writeSite(files);
  onTestFinished(() => rm(site, { recursive: true, force: true }));
  return site;
}

/**
 * Replaces the composed site, as compose does.
 * @param change edits a copy of the live site, which then becomes live
 */
export async function recompose(site: string, change: (dir: string) => Promise<unknown>): Promise<void> {
  const composed = `composed/${randomUUID()}`;
  const dir = path.join(site, composed);
  await cp(await realpath(path.join(site, 'live')), dir, { recursive: true });
  await change(dir);
  await replaceLive(site, composed);
}

/** Writes a page of a composed site. */
export const writePage = (dir: string, name: string, title: string): Promise<void> =>
  writeSiteFile(dir, name, page(title));
