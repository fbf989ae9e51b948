// Commands that take a verb: `pnpm kit <verb>`, `pnpm make <verb>`, `pnpm prove <verb>`. Without one each lists what it takes.
import { x } from 'tinyexec';

type Verb = { what: string; steps: readonly (readonly string[])[]; env?: Record<string, string> };

const vitest = (config: string) => [['vitest', 'run', '--config', config]];
const playwright = (config: string) => [['playwright', 'test', '--config', config]];
const node = (...files: string[]) => files.map((file) => ['node', file]);

const kit: Record<string, Verb> = {
  pack: {
    what: 'what teams elsewhere need, as self-contained tarballs, in .packages or a folder; --registry URL publishes them',
    steps: node('tools/kit/pack.ts'),
  },
  contract: {
    what: 'writes the snapshot of a new version of the contract',
    steps: node('tools/kit/contract.ts'),
  },
};

const make: Record<string, Verb> = {
  screens: {
    what: 'pictures of every kind of page to look at, in .reports/screens; --routes /,/about --widths 390,1440',
    steps: node('tools/check/screens.ts'),
  },
  claims: {
    what: 'every medical claim, for whom it is not, where to check it: .reports/claims.md',
    steps: node('e2e/content/medicalClaims.ts'),
  },
  ownership: {
    what: "the README's table of who owns what, and CODEOWNERS",
    steps: node('tools/check/ownership.ts'),
  },
  art: {
    what: 'the pictures of art/, rendered where they changed, for web and micro-frontends',
    steps: node('tools/art/render.mjs', 'tools/art/derive.mjs', 'tools/art/web.mjs', 'tools/art/publish.mjs'),
  },
};

/** Proofs that take minutes to hours. `npm test` runs a part of most of them. */
const prove: Record<string, Verb> = {
  pictures: {
    what: 'every page, state of the gallery and composed file beside those of a commit; --from main, --only /about',
    steps: node('tools/check/provePictures.ts'),
  },
  engines: {
    what: 'journeys in Firefox, WebKit and Chromium; "essential" for those of npm test',
    steps: vitest('e2e/engines/vitest.config.ts'),
  },
  accessibility: {
    what: 'axe on every page with everything open that opens',
    steps: playwright('e2e/accessibility/accessibility.config.ts'),
  },
  faults: {
    what: 'every way in which a file of a remote can fail; goes on where it stopped',
    steps: playwright('e2e/faults/faults.config.ts'),
  },
  operation: {
    what: 'real nginx and Redis, kills, replicas',
    steps: vitest('platform/gateway/operation/vitest.config.ts'),
  },
  releases: {
    what: 'a kill at every step of a promotion, a real npm registry',
    steps: [['vitest', 'run', '--project', 'integration']],
    env: { CLINIC_PROOFS: '1' },
  },
  kit: {
    what: 'clinic new --standalone, with a real npm registry: from an empty folder to a page in the live site; the pipelines',
    steps: vitest('platform/cli/proof/vitest.config.ts'),
  },
  editor: {
    what: 'staff change words in the real editor: the pages, the sitemap, search and the answers have them',
    steps: vitest('platform/editor/proof/vitest.config.ts'),
  },
  answers: {
    what: 'how many questions the assistant answers right, and how dangers are told; --messages FILE for others',
    steps: node('services/chat/evaluation/cli.ts'),
  },
};

const groups: Record<string, Record<string, Verb>> = { kit, make, prove };

const [group = '', name = '', ...options] = process.argv.slice(2);
const verbs = groups[group] ?? {};
const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
if (verb) {
  for (const [command = '', ...args] of verb.steps) {
    const { exitCode } = await x(command, [...args, ...options], {
      nodeOptions: { stdio: 'inherit', env: verb.env },
    });
    process.exitCode = exitCode ?? 1;
    if (process.exitCode > 0) break;
  }
} else {
  const lines = Object.entries(verbs).map(([each, { what }]) => `  ${each.padEnd(15)}${what}`);
  console.error(`pnpm ${group} <verb> [options]\n\n${lines.join('\n')}`);
  process.exitCode = 1;
}
