// Makes a micro-frontend from templates/mfe. `pnpm new events --path /eventos`
import { listRemotes } from '@clinic/shared/workspace';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const usage = `pnpm new <name> [--path /eventos] [--es Eventos] [--en Events]

  <name>   small letters and hyphens, e.g. events or body-care: the folder is mfe-<name>
  --path   address of its page in both languages; default: /<name>
  --es     its name in the Spanish menu; default: after the path
  --en     its name in the English menu; default: after the name`;

/** `body-care` → `Body care`. */
const nameOf = (slug: string): string => (slug[0]?.toUpperCase() ?? '') + slug.slice(1).replaceAll('-', ' ');

function readWords(): { name: string; address: string; es: string; en: string } {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { path: text, es: text, en: text },
    allowPositionals: true,
  });
  const [word = '', ...more] = positionals;
  const name = word.replace(/^mfe-/, '');
  if (!/^[a-z][a-z\d]*(?:-[a-z][a-z\d]*)*$/.test(name) || more.length > 0) throw new Error(usage);
  const address = values.path ?? `/${name}`;
  if (!/^\/[a-z\d]+(?:-[a-z\d]+)*$/.test(address)) {
    throw new Error(`"${address}" is no address: write small letters, digits and hyphens, e.g. /eventos.`);
  }
  return { name, address, es: values.es ?? nameOf(address.slice(1)), en: values.en ?? nameOf(name) };
}

/** Words go into string literals of TypeScript. */
const escapeQuote = (word: string): string =>
  word.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`);

/** @throws Error that says what is wrong with the words, or which folder is there already */
function makeRemote(root: string): string {
  const { name, address, es, en } = readWords();
  const folder = `mfe-${name}`;
  const dir = path.join(root, folder);
  if (existsSync(dir)) throw new Error(`${folder} is there already: choose another name.`);
  const port = Math.max(...listRemotes(root).map(({ devPort }) => devPort)) + 1;

  cpSync(path.join(root, 'templates/mfe'), dir, { recursive: true });
  const replacements = [
    ['mfe_template', folder.replaceAll('-', '_')],
    ['/plantilla', address],
    ['Plantilla', escapeQuote(es)],
    ['Template', escapeQuote(en)],
    ['template', name],
    ['3999', String(port)],
  ] as const;
  for (const file of globSync('**/*', { cwd: dir }).map((found) => path.join(dir, found))) {
    if (!statSync(file).isFile()) continue;
    const made = replacements.reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, made);
  }
  // Names of other lengths break lines elsewhere.
  execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), [folder], { cwd: root, stdio: 'ignore' });
  return `${folder} is there, with a page at ${address} and its links in the menu and the footer.

  pnpm install          links what it uses
  pnpm dev ${name.padEnd(13)}opens it inside the shell, on port ${port}
  pnpm unit --project ${folder}`;
}

try {
  console.log(makeRemote(path.resolve(import.meta.dirname, '..')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
