import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { x } from 'tinyexec';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

it('the pipeline lists what a release was made of, from the lockfile alone', async () => {
  const pipeline = await readFile(path.join(root, 'docs/pipelines/micro-frontend.yml'), 'utf8');
  const [, pnpm = '', args = ''] = /npx (pnpm@\S+) (sbom .*) --out/.exec(pipeline) ?? [];

  const command = ['--yes', pnpm, ...args.replace('"@clinic/$PACKAGE"', '@clinic/mfe-spa').split(' ')];
  const { stdout } = await x('npx', command, { nodeOptions: { cwd: root }, throwOnError: true });

  const { bomFormat, metadata, components } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'mfe-spa']);
  expect(components).toContainEqual(
    expect.objectContaining({ name: 'react', purl: expect.stringMatching(/^pkg:npm\/react@/) }),
  );
});
