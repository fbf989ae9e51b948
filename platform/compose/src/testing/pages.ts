import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { PageRoute, Remote, RemoteName } from '@tesela/core/contract';
import { defineRemote, redirect } from '@tesela/core/defineRemote';
import type { PrerenderedPage } from '@tesela/core/prerender';
import type { Site } from '@tesela/core/site';

import type { Release } from '#releases/release.ts';

import site from '../../../../settings/site.json' with { type: 'json' };

export const siteData = { registry: {}, site: site as unknown as Site, frame: '/data/shell/1' };

/** Of a remote that was built before pages had documents. */
export const help: PageRoute = {
  kind: 'page',
  path: '/help',
  paths: ['/help'],
  hasData: false,
  slots: [],
  hydration: { defer: 'touch' },
  chunks: (lang) => ['help', `help.${lang}`],
  load: () => Promise.reject(new Error('Nothing renders it.')),
};

/** A file in `pages/` that shows nothing. */
export const emptyPage = async () => ({
  page: { Component: () => null, meta: () => ({ title: '', description: '' }) },
});

export const magazine = defineRemote({
  name: 'mfe_magazine',
  routes: [help, redirect('/preguntas', '/help')],
  slots: {},
});

export const remotesOf = (...remotes: Remote[]) =>
  new Map<RemoteName, Remote>(remotes.map((item) => [item.name, item]));

export const release = (name: string, dir = '/nowhere'): Release => ({
  name,
  version: 'v1',
  integrity: 'sha512-x',
  dir,
  url: `/releases/${name}/`,
});

export const prerendered = (html: string, more: Partial<PrerenderedPage> = {}): PrerenderedPage => ({
  kind: 'page',
  html,
  head: { lang: 'es', title: 'Preguntas', tags: [] },
  meta: { title: 'Preguntas', description: 'Lo que suelen preguntarnos.' },
  chunks: [],
  documents: {},
  ...more,
});

type Chunks = Record<string, { js: string[]; css: string[]; late?: string[] }>;

/** A release on disk with an entry and the files of its chunks. */
export async function releaseWith(name: string, chunks: Chunks = {}) {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'compose-'));
  await mkdir(path.join(dir, 'web/css'), { recursive: true });
  await writeFile(path.join(dir, 'web/chunks.json'), JSON.stringify(chunks));
  await writeFile(path.join(dir, 'web/remoteEntry.js'), `var ${name}`);
  for (const file of Object.values(chunks).flatMap(({ js, css, late = [] }) => [...js, ...css, ...late])) {
    await writeFile(path.join(dir, 'web', file), `a{background:url(../picture.avif)}`);
  }
  return release(name, dir);
}
