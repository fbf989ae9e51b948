import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { LiveRemote } from '@tesela/core/liveRemotes';
import type { FastifyInstance } from 'fastify';

import { serviceUnavailable } from '#server/requests/refuse.ts';
import { sendJson } from '#server/requests/sendJson.ts';

import type { ComposedSite, Deployment } from './deployment.ts';
import type { LiveSite } from './liveSite.ts';

/** The form of the document, the only one that was published so far: of 22 August 2022. */
const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

type Version = {
  url: string;
  metadata: { integrity: string; version: string };
  /** Percent of the visitors, and whether it is what they get without a canary. */
  deployment: { traffic: number; default: boolean };
  extras: Pick<LiveRemote, 'pages' | 'slots'>;
};

async function readVersions({ dir }: ComposedSite, deployment: Version['deployment']) {
  const live = JSON.parse(await readFile(path.join(dir, 'registry.json'), 'utf8')) as object;
  return Object.entries(live).map(
    ([name, { entry, integrity = '', version = '', pages, slots }]: [string, LiveRemote]) => ({
      name,
      version: {
        url: entry,
        metadata: { integrity, version },
        deployment: { ...deployment },
        extras: { pages, slots },
      } satisfies Version,
    }),
  );
}

/** What visitors get of each remote now: one version, and another one while a canary tries it. */
async function discover({ site, canary }: Deployment) {
  const { percent } = canary ?? { percent: 0 };
  const microFrontends: Record<string, Version[]> = {};
  for (const { name, version } of [
    ...(await readVersions(site, { traffic: 100 - percent, default: true })),
    ...(canary ? await readVersions(canary.site, { traffic: percent, default: false }) : []),
  ]) {
    const versions = (microFrontends[name] ??= []);
    const same = versions.find(({ url }) => url === version.url);
    if (same) same.deployment.traffic += version.deployment.traffic;
    else versions.push(version);
  }
  return { schema: SCHEMA, microFrontends };
}

/** `GET /frontend-discovery.json`: which remotes are live, for tools of the field that know nothing else of this site. */
export function serveDiscovery(server: FastifyInstance, live: LiveSite): void {
  server.get('/frontend-discovery.json', async (request, reply) => {
    const deployment = await live.current();
    return deployment ? sendJson(request, reply, await discover(deployment)) : serviceUnavailable(reply);
  });
}
