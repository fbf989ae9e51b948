// `pnpm editor [remote …]` starts the content editor, and the development site that shows what was saved.
import path from 'node:path';

import { x } from 'tinyexec';

const root = path.resolve(import.meta.dirname, '../..');
const ended = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());

const node = (args: readonly string[], stdio: 'inherit' | ['ignore', 'pipe', 'inherit']) =>
  x(process.execPath, args, { signal: ended.signal, nodeOptions: { cwd: root, stdio } });

const dev = node(
  ['platform/cli/src/tesela.ts', 'dev', ...process.argv.slice(2)],
  ['ignore', 'pipe', 'inherit'],
);
for await (const line of dev) {
  const [, site] = /Open (http:\/\/localhost:\d+)/.exec(line) ?? [];
  console.log(line);
  if (site)
    void node(['platform/cli/src/tesela.ts', 'edit', '--site', site], 'inherit').then(() => ended.abort());
}
