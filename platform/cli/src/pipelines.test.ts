import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

it.each([
  ['docs/pipelines', ['micro-frontend.yml', 'promote.yml']],
  ['platform/cli/templates/standalone', ['_gitlab-ci.yml', '_github/workflows/release.yml']],
])('every job of %s that a pipeline calls is one of its script', async (folder, pipelines) => {
  const read = (file: string) => readFile(path.join(root, folder, file), 'utf8');
  const script = await read('pipeline.sh');
  const jobs = [...script.matchAll(/^  ([a-z| ]+)\)$/gm)].flatMap(([, names = '']) => names.split(' | '));
  const called = (await Promise.all(pipelines.map(read))).flatMap((text) =>
    [...text.matchAll(/sh \S*pipeline\.sh (\w+)/g)].map(([, job]) => job),
  );

  expect(called.length).toBeGreaterThan(0);
  expect(jobs).toEqual(expect.arrayContaining(called));
});
