import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Modules of the core whose types a remote and a shell of different dates must agree on. */
const modules = [
  'contract/contract.ts',
  'waist/documents.tsx',
  'contract/frame.ts',
  'waist/i18n.tsx',
  'contract/lang.ts',
  'waist/navigation.tsx',
  'contract/prerender.ts',
  'contract/liveRemotes.ts',
  'contract/facts.ts',
  'waist/site.tsx',
  'waist/slot.tsx',
  'contract/slotProps.ts',
  'waist/store/store.ts',
];

/** Comments and version numbers may change without a new contract. */
const withoutComments = (types: string): string =>
  types
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/(CONTRACT_VERSION) = \d+/g, '$1: number')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();

/** The declarations that the compiler emits for these modules. @throws Error when they do not compile */
export function describeContract(): string {
  execFileSync(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), '--build', 'platform/core'],
    {
      cwd: root,
      stdio: 'pipe',
    },
  );
  const parts = modules.map((module) => {
    const declared = path.join(root, 'platform/core/.tsc/src', module.replace(/tsx?$/, 'd.ts'));
    return `// ${module}\n${withoutComments(readFileSync(declared, 'utf8'))}\n`;
  });
  return parts.join('\n');
}

/** Path of a version's snapshot. It is a `.txt` file, so that nothing compiles it. */
export const snapshotFile = (version: number): string =>
  path.join(root, `platform/core/contract/v${version}.txt`);
