// `pnpm prove <name> [options]`: proofs that take minutes to hours. `npm test` runs a part of most of them.
import { x } from 'tinyexec';

type Proof = { what: string; command: readonly string[]; env?: Record<string, string> };

const proofs: Readonly<Record<string, Proof>> = {
  engines: {
    what: 'journeys in Firefox, WebKit and Chromium; "essential" for those of npm test',
    command: ['vitest', 'run', '--config', 'e2e/engines/vitest.config.ts'],
  },
  accessibility: {
    what: 'axe on every page with everything open that opens',
    command: ['playwright', 'test', '--config', 'e2e/accessibility/accessibility.config.ts'],
  },
  faults: {
    what: 'every way in which a file of a remote can fail; goes on where it stopped',
    command: ['playwright', 'test', '--config', 'e2e/faults/faults.config.ts'],
  },
  operation: {
    what: 'real nginx and Redis, kills, replicas',
    command: ['vitest', 'run', '--config', 'gateway/operation/vitest.config.ts'],
  },
  releases: {
    what: 'a kill at every step of a promotion, a real npm registry',
    command: ['vitest', 'run', '--project', 'integration'],
    env: { CLINIC_PROOFS: '1' },
  },
  kit: {
    what: 'clinic new --standalone, with a real npm registry: from an empty folder to a page in the live site; the pipelines',
    command: ['vitest', 'run', '--config', 'cli/proof/vitest.config.ts'],
  },
  deploy: {
    what: 'what the container images do, in plain folders: installed, started, a site that may only be read',
    command: ['node', 'scripts/proveDeploy.ts'],
  },
  editor: {
    what: 'staff change words in the real editor: the pages, the sitemap, search and the answers have them',
    command: ['vitest', 'run', '--config', 'editor/proof/vitest.config.ts'],
  },
  answers: {
    what: 'how many questions the assistant answers right, and how dangers are told; --messages FILE for others',
    command: ['node', 'assistant-service/evaluation/cli.ts'],
  },
};

const [name = '', ...options] = process.argv.slice(2);
const proof = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
if (proof) {
  const [command = '', ...args] = proof.command;
  const { exitCode } = await x(command, [...args, ...options], {
    nodeOptions: { stdio: 'inherit', env: proof.env },
  });
  process.exitCode = exitCode ?? 1;
} else {
  const lines = Object.entries(proofs).map(([each, { what }]) => `  ${each.padEnd(15)}${what}`);
  console.error(`pnpm prove <name> [options]\n\n${lines.join('\n')}`);
  process.exitCode = 1;
}
