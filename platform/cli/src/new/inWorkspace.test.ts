import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { makeInWorkspace } from './inWorkspace.ts';

const home = { folder: 'mfe-home', name: 'home', address: '/', es: 'Inicio', en: 'Home' };

it('the first remote of a site takes scope, versions, language and slots from its shell', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'tesela-new-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, json: object) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify(json));
  };
  write('package.json', {});
  write('settings/site.json', {
    name: 'Bakery',
    shortName: 'Bakery',
    origin: 'https://bakery.example',
    languages: ['en'],
    contact: { email: 'hello@bakery.example' },
  });
  write('shell/package.json', { name: '@bakery/shell', dependencies: { '@tesela/core': '^7.0.0' } });
  write('shell/tsconfig.json', {
    extends: '@tesela/core/tsconfig.json',
    include: ['src', '../mfe-*/slots.d.ts'],
  });

  await makeInWorkspace(root, home);

  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, 'mfe-home', file), 'utf8'));
  expect(read('package.json')).toMatchObject({
    name: '@bakery/mfe-home',
    dependencies: { '@tesela/content': '^7.0.0', '@tesela/core': '^7.0.0' },
  });
  expect(read('tsconfig.json')).toMatchObject({
    include: [
      'src',
      'content/en/pages/*.json',
      'content/en/slots/*.json',
      'rsbuild.config.ts',
      '../mfe-*/slots.d.ts',
    ],
  });
});
