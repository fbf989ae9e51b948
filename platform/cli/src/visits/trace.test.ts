import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, it } from 'vitest';

import { openCommandLine, sweets } from '#testing/commandLine.ts';

const map = {
  version: 3,
  sources: ['../../../../../src/pages/SpaPage.tsx'],
  sourcesContent: ['line one\n  throw new TypeError();\n'],
  names: [],
  // Line 1, column 1 of the script is line 2, column 3 of the source.
  mappings: 'AACE',
};

it('frames of a release without source maps stay as they are, and why is said', async () => {
  const { world, onSite } = await openCommandLine();
  await onSite('promote', 'shell', 'sweets@1.0.0');
  const stack = path.join(world.dir, 'stack.txt');
  const frames = ['at a (/releases/shell/a.0a1b.js:1:1)', 'at b (/releases/shell/b.0a1b.js:1:1)'];
  await writeFile(stack, frames.join('\n'));

  const { stdout, stderr, code } = await onSite('trace', stack);

  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(`${frames.join('\n')}\nNo source maps of @clinic/shell 1.0.0 in `);
});

it('a stack of a release, or the log of a gateway, is read into lines of its source, which nobody is served', async () => {
  const { world, onSite } = await openCommandLine();
  await world.releaseRemote('1.1.0', {
    ...sweets('otra'),
    files: { 'dist/web/page.0a1b.js': '/* script */', 'dist/web/page.0a1b.js.map': JSON.stringify(map) },
  });
  const released = await onSite('release', path.join(world.dir, 'builds/mfe-sweets'), '--version', '1.2.0');
  expect(released.code, released.stderr).toBe(0);
  await onSite('promote', 'shell', 'sweets@1.2.0');
  const stack = path.join(world.dir, 'stack.txt');
  const log = path.join(world.dir, 'gateway.log');
  await writeFile(
    stack,
    'TypeError: x\n  at f (https://a.example/releases/mfe-sweets/page.0a1b.js:1:1)\n  at https://other.example/a.js:1:1',
  );

  const fault = { remote: 'mfe_sweets', version: '1.2.0', route: '/sweets', type: 'RangeError' };
  await writeFile(
    log,
    [
      'The site is at http://localhost:3000/',
      JSON.stringify({ level: 30, path: '/sweets', status: 200, msg: 'request' }),
      JSON.stringify({ level: 50, ...fault, frames: ['/releases/mfe-sweets/page.0a1b.js:1:1'] }),
    ].join('\n'),
  );

  const traced = await onSite('trace', stack);
  const reported = await onSite('trace', log);

  expect(traced.stderr).toBe('');
  expect(traced.stdout).toBe(
    'TypeError: x\n    mfe-sweets 1.2.0  src/pages/SpaPage.tsx:2:3\n        throw new TypeError();\n  at https://other.example/a.js:1:1\n',
  );
  expect(reported.stdout).toBe(
    'The site is at http://localhost:3000/\nRangeError in mfe_sweets 1.2.0 on /sweets\n    mfe-sweets 1.2.0  src/pages/SpaPage.tsx:2:3\n        throw new TypeError();\n',
  );
});
