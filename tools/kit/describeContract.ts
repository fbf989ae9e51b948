import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Modules of `shared` whose types a remote and the shell of another date must agree on. */
const modules = [
  'contract/contract.ts',
  'waist/documents.tsx',
  'contract/frame.ts',
  'waist/i18n.tsx',
  'api/lang.ts',
  'waist/navigation.tsx',
  'contract/prerender.ts',
  'contract/liveRemotes.ts',
  'api/settings.ts',
  'waist/site.tsx',
  'waist/slot.tsx',
  'contract/slotProps.ts',
  'waist/store/assessmentSlice.ts',
  'waist/store/store.ts',
];

/** What is said about types, and the values of versions, may change freely. */
const withoutComments = (types: string): string =>
  types
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/(CONTRACT_VERSION) = \d+/g, '$1: number')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();

/** The public types of the narrow waist as the compiler declares them. @throws Error when they do not compile */
export function describeContract(): string {
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['--build', 'shared'], { cwd: root, stdio: 'pipe' });
  const parts = modules.map((module) => {
    const declared = path.join(root, 'shared/.tsc/shared/src', module.replace(/tsx?$/, 'd.ts'));
    return `// ${module}\n${withoutComments(readFileSync(declared, 'utf8'))}\n`;
  });
  return parts.join('\n');
}

/** Where the snapshot of a version lies; no `.ts` at its end, since nothing compiles it. */
export const snapshotFile = (version: number): string => path.join(root, `shared/contract/v${version}.txt`);
