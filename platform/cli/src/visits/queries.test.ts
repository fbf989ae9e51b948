import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, it } from 'vitest';

import { canaryQueries } from './queries.ts';

const folder = path.resolve(import.meta.dirname, '../../../deploy/monitoring');

it('what a team is told to ask is what the alerts and the dashboard ask', async () => {
  const read = async (name: string) =>
    (await readFile(path.join(folder, name), 'utf8')).replaceAll(/\s+/g, ' ');
  const [alerts, dashboard] = [await read('alerts.yml'), await read('grafana.json')];

  for (const query of Object.values(canaryQueries)) {
    expect(alerts).toContain(query);
    expect(dashboard).toContain(JSON.stringify(query).slice(1, -1));
  }
});
