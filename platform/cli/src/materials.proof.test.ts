import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { x } from 'tinyexec';
import { expect, it, onTestFinished } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

it('the pipeline lists what a release was made of, from the lockfile alone', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-sbom-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const file = path.join(dir, 'sbom.json');
  const env = { PACKAGE: 'mfe-spa', SBOM: file };

  await x('sh', ['docs/pipelines/pipeline.sh', 'sbom'], {
    nodeOptions: { cwd: root, env },
    throwOnError: true,
  });

  const { bomFormat, metadata, components } = JSON.parse(await readFile(file, 'utf8'));
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'mfe-spa']);
  expect(components).toContainEqual(
    expect.objectContaining({ name: 'react', purl: expect.stringMatching(/^pkg:npm\/react@/) }),
  );
});
