// Runs `pnpm kit <verb>`, `pnpm make <verb>` and `pnpm prove <verb>`. Without a verb it lists the verbs.
import { x } from 'tinyexec';

/** Options of the command line go to its last step. */
type Verb = { what: string; steps: readonly (readonly string[])[]; env?: Record<string, string> };

const vitest = (config: string) => [['vitest', 'run', '--config', config]];
const playwright = (config: string) => [['playwright', 'test', '--config', config]];
const node = (...files: string[]) => files.map((file) => ['node', file]);

const kit: Record<string, Verb> = {
  pack: {
    what: 'packs the packages that teams elsewhere need into .packages or a folder; --registry URL publishes them',
    steps: node('tools/kit/pack.ts'),
  },
  contract: {
    what: 'writes the snapshot of a new version of the contract',
    steps: node('tools/kit/contract.ts'),
  },
};

const make: Record<string, Verb> = {
  screens: {
    what: 'screenshots of one page of each route, in .reports/screens; --routes /,/about --widths 390,1440',
    steps: [['node', 'tools/check/pictures.ts', '--screens']],
  },
  ownership: {
    what: "the README's table of owners, CODEOWNERS, and slots.d.ts",
    steps: node('tools/check/ownership.ts'),
  },
  art: {
    what: 'the pictures of art/, rendered where they changed, for web and micro-frontends',
    steps: node('tools/art/render.mjs', 'tools/art/derive.mjs', 'tools/art/web.mjs', 'tools/art/publish.mjs'),
  },
};

/** Tests that take minutes to hours. `npm test` runs a part of most of them. */
const prove: Record<string, Verb> = {
  pictures: {
    what: 'compares all pages and the gallery with the pictures that "--update" took before; --routes /,/about',
    steps: node('tools/check/pictures.ts'),
  },
  'first-change': {
    what: 'does what docs/first-change.md says, with its snippets: types, content, budgets, a composed site',
    steps: node('tools/check/firstChange.proof.ts'),
  },
  packages: {
    what: 'does what docs/first-site.md says: the Tractor Store in an empty folder, of packages from a registry; and their next release',
    steps: node('tools/check/packages.proof.ts'),
  },
  engines: {
    what: 'journeys in Firefox and WebKit; "essential" for the one of npm test',
    steps: vitest('e2e/engines/vitest.config.ts'),
  },
  floor: {
    what: 'the journeys with the tag @floor in Chromium 116, which it fetches from npm (59 MB)',
    steps: [...node('e2e/floor/oldChromium.ts'), ...playwright('e2e/floor/floor.config.ts')],
  },
  accessibility: {
    what: 'axe on every page, with all menus, dialogs and disclosures open, and on the gallery',
    steps: playwright('e2e/accessibility/accessibility.config.ts'),
  },
  journeys: {
    what: 'all journeys, four times those of npm test: variants, both widths, every page; "still.spec" for one file',
    steps: playwright('e2e/playwright.config.ts'),
    env: { TESELA_PROOFS: '1' },
  },
  faults: {
    what: 'every way in which a file of a remote can fail; resumes where it stopped',
    steps: playwright('e2e/faults/faults.config.ts'),
  },
  operation: {
    what: 'real nginx and Redis, kills, replicas',
    steps: vitest('platform/gateway/operation/vitest.config.ts'),
  },
  releases: {
    what: 'a kill at every step of a promotion, full disks, a real npm registry, slots over releases, pictures of what changes',
    steps: [['vitest', 'run', '--project', 'proof', 'platform/']],
    env: { TESELA_PROOFS: '1' },
  },
  kit: {
    what: 'tesela new --standalone, with a real npm registry: from an empty folder to a page in the live site; the pipelines',
    steps: [
      ['vitest', 'run', '--project', 'proof', 'tools/kit'],
      ...vitest('platform/cli/proof/vitest.config.ts'),
    ],
    env: { TESELA_PROOFS: '1' },
  },
  editor: {
    what: 'staff change words in the real editor: the pages, the sitemap, search and the answers have them',
    steps: vitest('platform/editor/proof/vitest.config.ts'),
  },
  answers: {
    what: 'time of hostile texts; accuracy of the answers and of the detection of danger; --everyday FILE for other messages',
    steps: [
      ['vitest', 'run', '--project', 'proof', 'services/chat'],
      ...node('services/chat/evaluation/cli.ts'),
    ],
    env: { TESELA_PROOFS: '1' },
  },
};

const groups: Record<string, Record<string, Verb>> = { kit, make, prove };

const [group = '', name = '', ...options] = process.argv.slice(2);
const verbs = groups[group] ?? {};
const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
if (verb && !options.includes('--help')) {
  for (const [at, [command = '', ...args]] of verb.steps.entries()) {
    const last = at === verb.steps.length - 1 ? options : [];
    const { exitCode } = await x(command, [...args, ...last], {
      nodeOptions: { stdio: 'inherit', env: verb.env },
    });
    process.exitCode = exitCode ?? 1;
    if (process.exitCode > 0) break;
  }
} else {
  const lines = Object.entries(verb ? { [name]: verb } : verbs).map(
    ([each, { what }]) => `  ${each.padEnd(15)}${what}`,
  );
  console.error(`pnpm ${group} <verb> [options]\n\n${lines.join('\n')}`);
  process.exitCode = verb ? 0 : 1;
}
