import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ensureInstalled } from '@tesela/testing/debian';
import { startGateway } from '@tesela/testing/gateway';
import { root } from '@tesela/testing/site';
import { x } from 'tinyexec';
import { expect, it, onTestFinished } from 'vitest';

const dir = path.join(root, 'platform/deploy/monitoring');

it('rules of alarms do what they say', async ({ skip }) => {
  const missing = ensureInstalled({ prometheus: 'promtool' });
  if (missing) skip(missing);

  const { exitCode, stdout, stderr } = await x('promtool', ['test', 'rules', 'alerts.test.yml'], {
    nodeOptions: { cwd: dir },
  });

  expect(exitCode, stdout + stderr).toBe(0);
});

it('alarms and the dashboard ask for metrics that there are', async () => {
  const server = await startGateway({ METRICS_PORT: '0', MAX_EVENT_LOOP_DELAY: '0' });
  onTestFinished(async () => void (await server.end()));
  const [, port = ''] = await server.waitForLine(
    /"port":(\d+).*metrics are served|metrics are served.*"port":(\d+)/,
  );

  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const asked = ['alerts.yml', 'grafana.json'].flatMap((file) =>
    [
      ...readFileSync(path.join(dir, file), 'utf8').matchAll(
        /\b(?:site|http|browser|chat|canary)_[a-z_]+\b/g,
      ),
    ].map(([name]) => name),
  );
  const known = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));

  expect(asked.length).toBeGreaterThan(10);
  expect([...new Set(asked)].filter((name) => !known.has(name.replace(/_(?:bucket|count)$/, '')))).toEqual(
    [],
  );
});
