import { symlink } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';
import { expect, it } from 'vitest';

import { makeSite } from '#server/testing/fixtureSite.ts';
import { startServer } from '#server/testing/startServer.ts';

/** Written after https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json at c023677. */
const schema = v.strictObject({
  schema: v.string(),
  microFrontends: v.record(
    v.string(),
    v.pipe(
      v.array(
        v.strictObject({
          url: v.string(),
          fallbackUrl: v.optional(v.string()),
          metadata: v.strictObject({ integrity: v.string(), version: v.string() }),
          extras: v.optional(v.looseObject({})),
          deployment: v.optional(
            v.looseObject({
              traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
              default: v.boolean(),
            }),
          ),
        }),
      ),
      v.check((items) => new Set(items.map((item) => JSON.stringify(item))).size === items.length),
    ),
  ),
});

const remote = (folder: string, version: string, slots: string[] = []) => ({
  version,
  entry: `/releases/${folder}/remoteEntry.${version}.js`,
  integrity: `sha256-${version}=`,
  data: `/data/${folder}/${version}`,
  pages: [`/${folder}`],
  redirects: [],
  slots,
});

const pin = (version: string) => ({ package: '@clinic/mfe', version, integrity: 'sha512-x' });
const pins = (sweets: string) => ({
  shell: pin('1.0.0'),
  remotes: { mfe_sweets: pin(sweets) },
  settings: '0'.repeat(64),
});
const at = '2026-05-01T10:00:00.000Z';
const manifest = {
  format: 1,
  environment: 'test',
  ...pins('1.4.0'),
  canary: { name: 'mfe_sweets', release: pin('1.5.0'), percent: 10, at },
  history: [{ at, action: 'promote', by: 'ana', ...pins('1.4.0') }],
};

it('tools of the field read which remotes are live, in the schema that they know', async () => {
  const { server } = await startServer(
    {},
    { 'live/registry.json': JSON.stringify({ mfe_sweets: remote('mfe-sweets', '1.4.0', ['prices']) }) },
  );

  const response = await server.inject('/frontend-discovery.json');
  const again = await server.inject({
    url: '/frontend-discovery.json',
    headers: { 'if-none-match': String(response.headers.etag) },
  });

  expect(v.parse(schema, response.json()).microFrontends).toEqual({
    mfe_sweets: [
      {
        url: '/releases/mfe-sweets/remoteEntry.1.4.0.js',
        metadata: { integrity: 'sha256-1.4.0=', version: '1.4.0' },
        deployment: { traffic: 100, default: true },
        extras: { pages: ['/mfe-sweets'], slots: ['prices'] },
      },
    ],
  });
  expect(again.statusCode).toBe(304);
});

it('while a canary runs, both versions are told with their shares, and nobody’s name', async () => {
  const stall = remote('mfe-stall', '2.0.0');
  const registry = (sweets: string) =>
    JSON.stringify({ mfe_sweets: remote('mfe-sweets', sweets), mfe_stall: stall });
  const site = await makeSite({
    'live/registry.json': registry('1.4.0'),
    'composed/2/registry.json': registry('1.5.0'),
    'composed/2/index.html': '<!doctype html><title>Canario</title>',
    'deployments/1/live.json': JSON.stringify(manifest),
  });
  await symlink('../../composed/1', path.join(site, 'deployments/1/site'));
  await symlink('../../composed/2', path.join(site, 'deployments/1/canary'));
  await symlink('deployments/1', path.join(site, 'current'));
  const { server } = await startServer({ site });

  const response = await server.inject('/frontend-discovery.json');

  const { microFrontends } = v.parse(schema, response.json());
  const shares = (name: string) =>
    microFrontends[name]?.map(({ metadata, deployment }) => ({ version: metadata.version, ...deployment }));
  expect(shares('mfe_sweets')).toEqual([
    { version: '1.4.0', traffic: 90, default: true },
    { version: '1.5.0', traffic: 10, default: false },
  ]);
  expect(shares('mfe_stall')).toEqual([{ version: '2.0.0', traffic: 100, default: true }]);
  expect(response.body).not.toContain('ana');
});
