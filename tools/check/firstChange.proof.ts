// Does what docs/first-change.md says, with its own snippets, in a copy of the workspace: types, format, content, budgets
// and a composed site. `pnpm prove first-change`.

import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { copyWorkspace } from '@tesela/testing/copyWorkspace';
import { edit } from '@tesela/testing/devServer';
import { root } from '@tesela/testing/site';
import { x } from 'tinyexec';

const text = readFileSync(path.join(root, 'docs/first-change.md'), 'utf8');
const snippets = [...text.matchAll(/^( *)```\w+\n([^]*?)^ *```$/gm)].map(([, indent = '', code = '']) =>
  code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim(),
);

/** @throws Error when the document has no such snippet any more */
function snippet(beginning: string): string {
  const found = snippets.find((code) => code.startsWith(beginning));
  if (found === undefined)
    throw new Error(`docs/first-change.md has no snippet that begins with "${beginning}".`);
  return found;
}

const copy = await mkdtemp(path.join(os.tmpdir(), 'tesela-first-change-'));
const insert = (file: string, before: string, code: string, imports = '') =>
  edit(copy, file, before, `${code}\n${before}`, imports);

async function write(file: string, code: string): Promise<void> {
  await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
  await writeFile(path.join(copy, file), `${code}\n`);
}

/** @throws Error with the output */
async function run(what: string, ...[command = '', ...args]: string[]): Promise<void> {
  const { exitCode, stdout, stderr } = await x(command, args, { nodeOptions: { cwd: copy } });
  if (exitCode !== 0) throw new Error(`${what}: ${stdout}\n${stderr}`);
  console.log(`  ${what}`);
}

async function addButton(): Promise<void> {
  const [imports = '', button = ''] = snippet('import { AssessmentButton }').split('\n…\n');
  const faq = 'mfe-marketing/src/pages/FaqPage.tsx';
  const link = '<WhatsappLink message={more.whatsappMessage}>{more.whatsappLabel}</WhatsappLink>';
  await edit(copy, faq, link, `${link}\n${button.replace(/>.*</, '>{content.button}<')}`, `${imports}\n`);
  const [, label = ''] = /gets `("button": .*?)`, and/.exec(text) ?? [];
  for (const lang of ['es', 'en'])
    await insert(`mfe-marketing/content/${lang}/pages/faq.json`, '  "lead":', `${label},`);
}

/** How its snippet begins. */
const piece = 'import { Link }';

async function addSlot(): Promise<void> {
  await write('mfe-spa/src/exposed/SpaInvitation.tsx', snippet(piece));
  await insert('mfe-spa/src/exposed/remote.ts', '    /** What each', snippet('/** One line that invites'));
  await insert(
    'mfe-spa/src/content/schema.ts',
    "  'slots/spa-prices':",
    "'slots/spa-invitation': labelFile(invitation),",
    `${snippet('import invitation')}\n`,
  );
  for (const lang of ['es', 'en'])
    await write(`mfe-spa/content/${lang}/slots/spa-invitation.json`, snippet('{ "label"'));
  await insert('mfe-spa/src/exposed/data.ts', "    'spa-prices': {", snippet("'spa-invitation': source"));

  const faq = 'mfe-marketing/src/pages/FaqPage.tsx';
  const slot = "import { Slot } from '@tesela/core/slot';\n";
  await insert(faq, '        <div>\n', snippet('<Slot'), slot);
  const marketing = 'mfe-marketing/src/exposed/remote.ts';
  await edit(
    copy,
    marketing,
    "page(paths.faq, () => import('#pages/FaqPage.tsx')),",
    snippet('page(paths.faq'),
  );
  await insert(marketing, '  routes: [', snippet('uses:'));
}

async function addFilter(): Promise<void> {
  const fields = 'import { choice, group, line, list, order, picture, text, wholeNumber } from';
  const schema = 'mfe-shop/src/content/schema/product.ts';
  await edit(copy, schema, fields, fields.replace(' } from', ', yesNo } from'));
  await insert(schema, '  routine: v.optional(', snippet('fragranceFree: v.optional('));
  const [, yes = ''] = /says `("fragranceFree": true)`/.exec(text) ?? [];
  await insert('mfe-shop/content/products/crema-barrera-ceramidas.json', '  "brand":', `${yes},`);
  await insert(
    'mfe-shop/src/features/filters/filters.ts',
    '  sort: filter({',
    snippet('fragranceFree: filter('),
  );
  for (const lang of ['es', 'en'])
    await insert(`mfe-shop/content/${lang}/pages/tienda.json`, '      "sort": {', snippet('"fragranceFree"'));
}

async function addPage(): Promise<void> {
  const at = 'mfe-marketing/src';
  for (const lang of ['es', 'en'])
    await write(`mfe-marketing/content/${lang}/pages/talleres.json`, snippet('{\n  "meta"'));
  await insert(`${at}/paths.ts`, "  privacy: '/privacidad',", "workshops: '/talleres',");
  const schema = `${at}/content/schema.ts`;
  const imports = snippet('import { line, text }');
  for (const known of [/import \{ labelFile \}.*\n/, /import \{ questionsOf \}.*\n/]) {
    const [line = ''] = known.exec(await readFile(path.join(copy, schema), 'utf8')) ?? [];
    await edit(copy, schema, line, '');
  }
  await insert(schema, "  'pages/legales':", snippet("'pages/talleres': {"), `${imports}\n`);
  const button = "import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';";
  await write(`${at}/pages/WorkshopsPage.tsx`, snippet(`${button}\nimport { Section }`));
  const [, route = ''] = /its route: `(.*?)`\./.exec(text) ?? [];
  await insert(`${at}/exposed/remote.ts`, '    page(paths.privacy,', route);
  const data = `${at}/exposed/data.ts`;
  await insert(data, '  const described = [', snippet('const workshops ='));
  await insert(data, '    describeContact(lang),', snippet("...page('pages/talleres'"));
  await insert(data, '    [paths.about]: about,', '[paths.workshops]: workshops,');
}

/** A product, an article and a question: content alone, so no test may name those that were there before. */
async function addContent(): Promise<void> {
  const read = async (file: string) => JSON.parse(await readFile(path.join(copy, file), 'utf8')) as object;
  const copyOf = async (from: string, to: string, changed: object) =>
    write(to, JSON.stringify({ ...(await read(from)), ...changed }));
  const product = (folder: string, id: string) => `mfe-shop/content/${folder}products/${id}.json`;
  const known = 'crema-cuello-y-escote';
  await copyOf(product('', known), product('', 'crema-nueva'), { name: 'Crema Nueva' });
  await copyOf(product('es/', known), product('es/', 'crema-nueva'), {});
  await copyOf(product('en/', known), product('en/', 'crema-nueva'), { gloss: 'A New Cream' });
  await write('mfe-marketing/content/faq/nueva.json', '{ "order": 5, "subject": "visita" }');
  for (const [lang, question] of [
    ['es', '¿Dan talleres?'],
    ['en', 'Do you give workshops?'],
  ] as const)
    await write(
      `mfe-marketing/content/${lang}/faq/nueva.json`,
      JSON.stringify({ question, answer: [question.slice(lang === 'es' ? 1 : 0)] }),
    );
}

/** A new micro-frontend says a label of a slot, as the spa does. */
async function addLabelToNew(): Promise<void> {
  await run('a new micro-frontend', 'pnpm', 'tesela', 'new', 'events', '--path', '/eventos');
  // `pnpm install` would link the same packages as for another one.
  await symlink('../mfe-spa/node_modules', path.join(copy, 'mfe-events/node_modules'));
  await write('mfe-events/content/es/slots/spa-invitation.json', snippet('{ "label"'));
  await edit(
    copy,
    'mfe-events/src/content/schema.ts',
    "'pages/home': homePage",
    "'pages/home': homePage, 'slots/spa-invitation': labelFile(invitation)",
    `import { labelFile } from '@tesela/content/labels';\n\n${snippet('import invitation')}\n`,
  );
  await run('types of the new one', 'pnpm', 'exec', 'tsc', '--build', 'mfe-events');
}

/** @throws Error when a page of the composed site does not say what was added to it */
async function assertSays(url: string, said: RegExp): Promise<void> {
  const html = await readFile(path.join(copy, '.site/live', url, 'index.html'), 'utf8');
  if (!said.test(html)) throw new Error(`${url} does not say ${said}.`);
}

try {
  await copyWorkspace(copy);
  await run('the site as it is', 'pnpm', 'compose');
  await addButton();
  await addSlot();
  await addFilter();
  await addPage();
  await addContent();
  await run('format', 'pnpm', 'exec', 'oxfmt', 'mfe-spa', 'mfe-marketing', 'mfe-shop');
  const written = await readFile(path.join(copy, 'mfe-spa/src/exposed/SpaInvitation.tsx'), 'utf8');
  if (written.trim() !== snippet(piece)) throw new Error('The snippet of the piece is not formatted.');
  await run('content', 'pnpm', 'tesela', 'check', '--content');
  await run('types of slots', 'pnpm', 'make', 'ownership');
  await run('types', 'pnpm', 'exec', 'tsc', '--build', 'mfe-spa', 'mfe-marketing', 'mfe-shop');
  await run('a build of the spa', 'pnpm', '--dir', 'mfe-spa', 'run', 'build');
  await run('a release of the spa', 'pnpm', 'exec', 'node', 'tools/check/releases.ts', 'mfe-spa');
  await run('a build of marketing', 'pnpm', '--dir', 'mfe-marketing', 'run', 'build');
  await run('a build of the shop', 'pnpm', '--dir', 'mfe-shop', 'run', 'build');
  await run('the site with all of it', 'pnpm', 'compose');
  await run('a release of marketing', 'pnpm', 'exec', 'node', 'tools/check/releases.ts', 'mfe-marketing');
  await assertSays('faq', /Preguntas frecuentes(?:<!-- -->)?: (?:<!-- -->)?conozca el spa/);
  await assertSays('faq', /¿Dan talleres\?/);
  await assertSays('tienda', /sin-perfume[^]*Sin perfume/);
  await assertSays('tienda', /Crema Nueva/);
  await assertSays('en/tienda/producto/crema-nueva', /A New Cream/);
  await assertSays('talleres', /<h1[^>]*>Talleres/);
  await addLabelToNew();
  console.log('docs/first-change.md is right.');
} finally {
  await rm(copy, { recursive: true, force: true, maxRetries: 3 });
}
