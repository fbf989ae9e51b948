// Makes the README's table of owners, CODEOWNERS and the types of the slots from the packages. `pnpm make ownership` writes
// them, and a test fails when one is outdated.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { slotTypes } from '@tesela/build/slotTypes';
import { importRemote, listProjects, listRemotes } from '@tesela/build/workspace';
import type { Remote } from '@tesela/core/contract';
import { root } from '@tesela/testing/site';

const begin = '<!-- made by "pnpm make ownership" -->';
const end = '<!-- until here -->';

const code = (text: string): string => `\`${text}\``;

const routesOf = ({ routes }: Remote): string =>
  routes
    .map((route) => (route.kind === 'page' ? code(route.path) : `(${code(route.path)} redirects)`))
    .join(' ');

const slotsOf = ({ slots }: Remote): string =>
  Object.entries(slots)
    .map(([name, { widget }]) => {
      if (!widget) return `slot ${code(name)}`;
      return `slot ${code(name)}, ${widget.under ? `under ${widget.under.map(code).join(' ')}` : 'on every page'}`;
    })
    .join('; ');

/** The shell has no `remote.ts`, so its `package.json` describes what it owns. */
function describeShell(): string[] {
  const { ownership } = JSON.parse(readFileSync(path.join(root, 'shell/package.json'), 'utf8')) as {
    ownership: { owns: string; lends: string };
  };
  return [code('shell'), ownership.owns, ownership.lends];
}

const readRemotes = () =>
  Promise.all(
    listRemotes(root).map(async ({ folder, dir }) => ({ folder, dir, remote: await importRemote(dir) })),
  );

async function ownershipTable(): Promise<string> {
  const rows = [
    ['package', 'routes', 'lends'],
    describeShell(),
    ...(await readRemotes()).map(({ folder, remote }) => [code(folder), routesOf(remote), slotsOf(remote)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** Replaces the table of owners in the README. @throws Error when the README has no markers for it */
export async function withOwnership(readme: string): Promise<string> {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`README.md has no place for the table: "${begin}" and "${end}".`);
  return `${readme.slice(0, from + begin.length)}\n\n${await ownershipTable()}\n\n${readme.slice(to)}`;
}

/**
 * Text of CODEOWNERS: a team for the shell, each remote and each service, and one for everything else. The names of the
 * teams are samples.
 */
export function codeOwners(): string {
  const packages = ['shell', ...listRemotes(root).map(({ dir }) => path.relative(root, dir))];
  const services = listProjects(root).filter((folder) => folder.startsWith('services/'));
  const lines = [...packages, ...services]
    .toSorted()
    .map((folder) => `/${folder}/ @clinic/${path.basename(folder)}`);
  return `# Made by "pnpm make ownership"; the teams are samples.\n* @clinic/platform\n${lines.join('\n')}\n`;
}

/** What each folder with remotes has beside them, by its path: the types of the slots that they lend. */
export async function slotFiles(): Promise<[file: string, text: string][]> {
  const remotes = await readRemotes();
  const folders = new Set([root, ...remotes.map(({ dir }) => path.dirname(dir))]);
  return [...folders].map((folder) => {
    const lent = remotes
      .filter(({ dir }) => path.dirname(dir) === folder)
      .map(({ folder: lentBy, remote: { slots } }) => ({
        lentBy,
        takes: Object.fromEntries(Object.entries(slots).map(([slot, { props }]) => [slot, props])),
      }));
    return [path.join(folder, 'slots.d.ts'), slotTypes(lent, '"pnpm make ownership"')];
  });
}

if (process.argv[1] === import.meta.filename) {
  const file = path.join(root, 'README.md');
  writeFileSync(file, await withOwnership(readFileSync(file, 'utf8')));
  writeFileSync(path.join(root, 'CODEOWNERS'), codeOwners());
  for (const [made, text] of await slotFiles()) writeFileSync(made, text);
}
