// What a document names, the code has: nobody follows a recipe into a command that is gone.
import path from 'node:path';

import { expect, it } from 'vitest';

import { documents, files, folders, read } from './documents.ts';

const sources = files.filter(
  (file) =>
    /\.(?:[cm]?[jt]sx?|css|json|ya?ml|sh|conf|py)$|Containerfile$/.test(file) && !/-lock|\.test\./.test(file),
);
const code = sources.map(read).join('\n');

type Named = { document: string; name: string };

/** What stands in backticks, and the lines of a terminal. */
const quoted: Named[] = documents.flatMap((document) =>
  [...read(document).matchAll(/^ *```(\w*)\n([^]*?)^ *```|`([^`]+)`|(localhost:\d+)/gm)].flatMap(
    ([, kind, block, span, port]) => {
      const name = span ?? port ?? (kind === '' || kind === 'sh' ? block : '');
      return name ? [{ document, name: name.replaceAll(/ *\n */g, ' ') }] : [];
    },
  ),
);
const findAll = (pattern: RegExp): Named[] =>
  quoted.flatMap(({ document, name }) =>
    [...name.matchAll(pattern)].map(([all, part]) => ({
      document,
      name: (part ?? all).replace(/^\.\//, ''),
    })),
  );
const has = (text: string, pattern: string): boolean => new RegExp(pattern, 'm').test(text);

/** Made by the reader of a recipe, an example, what a decision did without, or another project's. */
const notHere =
  /(?:SpaInvitation|WorkshopsPage|shell\/src\/Layout)\.tsx|(?:spa-invitation|talleres|posts\/sol|^page|^before|^next|^manifest|^remoteEntry|database)\.json|^\.svelte\.ts|^(?:OTHER|deployments\/12)\//;

/** Each file and folder by every end of its path, since documents name it from their own folder on. */
const ends = new Set(
  [...files, ...[...folders].map((folder) => `${folder}/`)].flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, at) => parts.slice(at).join('/'));
  }),
);

/** `{a,b}.ts` names two files. */
const expand = (name: string): string[] => {
  const [, start = '', choices, end = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(name) ?? [];
  return choices === undefined
    ? [name]
    : choices.split(',').flatMap((choice) => expand(start + choice + end));
};

/** What is made by a build or on a site has no file here: its name stands in the code. */
const isFile = (name: string): boolean =>
  ends.has(name) ||
  (name.includes('*') &&
    files.some((file) => path.posix.matchesGlob(file, `**/${name.replace(/\/$/, '/**')}`))) ||
  (/(?:\.json|\.html|\.mjs|\/)$/.test(name) && has(code, `['"\`/]${path.posix.basename(name)}['"\`/]`));

it('every file and folder that a document names is there', () => {
  const named = findAll(
    /(?<![\w@/:.<…{,-])(?:(?:[\w@.*{},-]+\/)*[\w.*{},-]+\.(?:tsx?|mjs|cjs|json|css|ya?ml|conf|sh|bin|html)\b|(?:[\w.*{},-]+\/)+(?![\w…<]))/g,
  );
  const missing = named.filter(({ name }) => !notHere.test(name) && !expand(name).every(isFile));

  expect(named.length).toBeGreaterThan(400);
  expect(missing).toEqual([]);
});

const verbs = read('platform/cli/src/main.ts');
const scripts = (file: string) => Object.keys((JSON.parse(read(file)) as { scripts: object }).scripts);
const pnpm = new Set([
  ...scripts('package.json'),
  'install',
  'audit',
  'exec',
  'update',
  'outdated',
  'why',
  '--filter',
]);
const npm = new Set([
  ...scripts('platform/cli/templates/standalone/package.json'),
  'start',
  'run',
  'install',
  'ci',
]);

/** Each program is asked by the file that lists its verbs. */
function isCommand({ name }: Named): boolean {
  const [program = '', verb = '', next = ''] = name.split(' ');
  if (!/^[\w-]/.test(verb)) return true; // a placeholder, or the bare name
  if (program === 'tesela') return has(verbs, `^  ${verb}: \\(\\)|'${verb}'`);
  if (program === 'npm') return npm.has(verb) && (verb !== 'run' || npm.has(next));
  if (!pnpm.has(verb)) return false;
  if (/^(?:make|prove|kit)$/.test(verb) && /^[a-z]/.test(next))
    return has(read('tools/verbs.ts'), `^  '?${next}'?: {`);
  if (verb === 'bench' && /^[a-z]/.test(next)) return has(read('tools/bench/bench.ts'), `^  ${next}: '`);
  return verb !== 'tesela' || isCommand({ document: '', name: name.replace(/^\S+ /, '') });
}

it('every command that a document names can be run', () => {
  const named = findAll(/(?<![\w@./-])(?:pnpm|npm|tesela)(?:@[\d.]+)?(?: [^\s|]+){1,3}/g).map(
    ({ name, document }) => ({ document, name: name.replace(/@[\d.]+/, '') }),
  );

  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((command) => !isCommand(command))).toEqual([]);
});

const words = new Set(code.match(/[\w-]+/g));

/** `--watch` is Vitest's; the command line declares its options without the dashes. */
const isKnown = ({ name }: Named): boolean =>
  words.has(name) ||
  name === '--watch' ||
  has(code, `'${name.slice(2)}'|\\b${name.slice(2)}: (?:text|flag)\\(`);

it.each([
  ['option', /(?<![\w-])--[a-z][a-z\d-]*(?![\w-])/g, 40],
  ['variable', /(?<![\w-])[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g, 50],
  ['port', /localhost:(\d+)/g, 3],
])('every %s that a document names is known to the code', (_kind, pattern, least) => {
  const named = findAll(pattern);

  expect(named.length).toBeGreaterThan(least);
  expect(named.filter((each) => !isKnown(each))).toEqual([]);
});
