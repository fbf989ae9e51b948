import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { executablePath, launchArgs } from '@tesela/testing/chromium';
import { copyWorkspace } from '@tesela/testing/copyWorkspace';
import { serveSite, type Gateway } from '@tesela/testing/gateway';
import { startProcess, type RunningProcess } from '@tesela/testing/process';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFailed } from 'vitest';

import { addDoctor, addPost, addProduct, makePhoto } from './entries.ts';
import { formOf, open, save } from './form.ts';
import { editorPage, openEditor, writeBack } from './repository.ts';
import { answer, compose, found, runIn } from './site.ts';
import { noBoats } from './words.ts';

let folder: string;
let clone: string;
let browser: Browser;
let page: Page;
let editor: RunningProcess;
let url: string;
let site: Gateway | undefined;
const outside: string[] = [];

const tesela = (...words: string[]) => runIn(clone, 'platform/cli/src/tesela.ts', ...words);

/** Reads a file of the composed site. */
const live = (file: string) => readFile(path.join(clone, '.site/live', file), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tesela-editor-'));
  clone = path.join(folder, 'clone');
  await copyWorkspace(clone);
  editor = startProcess(process.execPath, ['platform/cli/src/tesela.ts', 'edit', '--port', '0'], {
    cwd: clone,
  });
  [, url = ''] = await editor.waitForLine(/Open (http:\S+) in/);
  browser = await chromium.launch({ executablePath, args: [...launchArgs] });
  page = await editorPage(browser);
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url) outside.push(request.url());
  });
});

afterAll(async () => {
  await browser?.close();
  await editor?.end();
  await site?.end();
  await rm(folder, { recursive: true, force: true });
});

const reports = path.resolve(import.meta.dirname, '../../../.reports');
beforeEach(() =>
  onTestFailed(async () => void (await page.screenshot({ path: path.join(reports, 'editor.png') }))),
);

const write = (file: string, value: unknown) =>
  writeFile(path.join(clone, file), `${JSON.stringify(value, null, 2)}\n`);

async function edit(file: string, change: (value: object) => object): Promise<void> {
  await write(file, change(JSON.parse(await readFile(path.join(clone, file), 'utf8')) as object));
}

it('what staff save in the editor is on the pages, in the sitemap, in search and in the answers', async () => {
  const before = await openEditor(page, url, clone);

  // A price.
  await open(page, 'mfe-shop_products_facts', 'gel-limpiador-equilibrante');
  await formOf(page).fill('Precio', '81500');
  await save(page);
  // A question.
  await open(page, 'mfe-marketing_faq_words', 'parqueadero');
  await formOf(page).fill('Párrafo', 'Hay veinte celdas de visitantes en el sótano.');
  await formOf(page, 'en').fill('Párrafo', 'There are twenty visitor spaces in the basement.');
  await save(page);
  // Contraindications of a treatment.
  await open(page, 'mfe-services_services_words', 'acido-hialuronico');
  for (const [lang, words] of [
    ['es', noBoats.es],
    ['en', noBoats.en],
  ] as const) {
    await formOf(page, lang).expand('Qué puede esperar');
    await formOf(page, lang).fill('Cuándo no conviene', words);
  }
  await save(page);
  // Words of visitors, for the assistant and for the search.
  await open(page, 'mfe-services_questions_facts', 'tratamientos-biopsia-piel');
  await formOf(page).fill('Pregunta', '¿Hacen el sacabocado de la tagua?');
  await save(page);
  await open(page, 'settings', 'synonyms');
  await formOf(page).fill('Palabras que significan lo mismo', 'botox, toxina botulínica, planchadito');
  await save(page);
  await open(page, 'settings', 'availability');
  await formOf(page).add('Agotados');
  await formOf(page).choose('Producto', 'gel-limpiador-equilibrante');
  await formOf(page).fill('Vuelve el', '2099-12-10');
  await save(page);
  await addProduct(page, await makePhoto(path.join(folder, 'crema-de-manos.jpg'), 800, '#c8b8a8'));
  await addDoctor(page, await makePhoto(path.join(folder, 'ana-mejia.jpg'), 640, '#8090a0'));
  await addPost(page, await makePhoto(path.join(folder, 'manos.jpg'), 960, '#b0a090'));

  const touched = await writeBack(page, before, clone);

  expect(outside).toEqual([]);
  expect(touched).toEqual(
    [
      ...['en/faq/parqueadero', 'es/faq/parqueadero'].map((file) => `mfe-marketing/content/${file}.json`),
      ...['en/', 'es/', ''].map((part) => `mfe-marketing/content/${part}doctors/ana-mejia.json`),
      ...['en/posts/manos-resecas.md', 'es/posts/manos-resecas.md', 'posts/manos-resecas.json'].map(
        (file) => `mfe-marketing/content/${file}`,
      ),
      'mfe-marketing/pictures/blog/manos.jpg',
      'mfe-marketing/pictures/team/ana-mejia.jpg',
      ...['en', 'es'].map((lang) => `mfe-services/content/${lang}/services/acido-hialuronico.json`),
      'mfe-services/content/questions/tratamientos-biopsia-piel.json',
      ...['en/', 'es/', ''].map((part) => `mfe-shop/content/${part}products/crema-de-manos-tagua.json`),
      'mfe-shop/content/products/gel-limpiador-equilibrante.json',
      'mfe-shop/pictures/products/crema-de-manos.jpg',
      'settings/availability.json',
      'settings/synonyms.json',
    ].toSorted(),
  );
  expect((await tesela('check', '--content')).stdout).not.toContain('mistake');
  await compose(clone, ['mfe-marketing', 'mfe-services', 'mfe-shop']);
  expect(await live('tienda/producto/gel-limpiador-equilibrante/index.html')).toMatch(
    /81\.500.*Agotado, vuelve el 10 de diciembre/s,
  );
  expect(await live('faq/index.html')).toContain('Hay veinte celdas');
  expect(await live('en/faq/index.html')).toContain('twenty visitor spaces');
  expect(await live('tratamientos/acido-hialuronico/index.html')).toContain('un viaje en lancha');
  expect(await live('en/tratamientos/acido-hialuronico/index.html')).toContain('a boat trip');
  const product = await live('en/tienda/producto/crema-de-manos-tagua/index.html');
  expect(product).toContain('Light cream for hands');
  expect(product).toMatch(/pictures\/products\/crema-de-manos\.[\da-f]{8}-640\.avif/);
  const [picture = ''] = /products\/crema-de-manos\.[\da-f]{8}-640\.avif/.exec(product) ?? [];
  expect(existsSync(path.join(clone, '.site/pictures', picture))).toBe(true);
  expect(await live('equipo/ana-mejia/index.html')).toMatch(/Dra\. Ana Mejía.*pictures\/team\/ana-mejia/s);
  expect(await live('blog/manos-resecas/index.html')).toMatch(/<h2[^>]*>Qué ayuda.*taguabarro.*Guantes/s);
  const sitemap = await live('sitemap.xml');
  for (const address of ['tienda/producto/crema-de-manos-tagua', 'equipo/ana-mejia', 'en/blog/manos-resecas'])
    expect(sitemap).toContain(`/${address}<`);
  site = await serveSite(path.join(clone, '.site'));
  await expect
    .poll(() => found(browser, site?.url, 'tagua'), { timeout: 30_000 })
    .toContain('Crema de Manos Tagua');
  expect(await answer(site.url, '¿Hacen el sacabocado de la tagua?')).toMatch(/biopsia/i);
  expect(await (await fetch(`${site.url}/buscar?q=planchadito`)).text()).toContain('Toxina botulínica');
  expect(await answer(site.url, '¿Cuánto cuesta la Crema de Manos Tagua?')).toContain('47.300');
  expect(await answer(site.url, '¿Quién es la Dra. Ana Mejía?')).toContain('uñas');
});

it('what is wrong is named, at the field or by the check', async () => {
  const before = await openEditor(page, url, clone);

  // Too long and without English: the editor does not save it.
  await open(page, 'mfe-marketing_faq_words', 'new');
  await formOf(page).fill('Pregunta', `¿${'Muy '.repeat(40)}larga?`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  const formText = await page.getByRole('group', { name: 'Editor de contenido' }).innerText();
  await writeBack(page, before, clone);
  // Mistakes that another program has written.
  await write('mfe-marketing/content/es/faq/nueva.json', { question: '¿Nueva?', answer: ['Sí.'] });
  await edit('mfe-shop/content/products/agua-micelar-hamamelis.json', (product) => ({
    ...product,
    image: 'products/no-existe.jpg',
  }));
  await edit('mfe-shop/content/es/products/agua-micelar-hamamelis.json', (product) => ({
    ...product,
    summary: 'Agua '.repeat(80).trim(),
  }));
  const { stdout, exitCode } = await tesela('check', '--content');

  expect(formText).toMatch(/120/);
  expect(formText).toMatch(/obligatori|requerid/i);
  expect(exitCode).toBe(1);
  expect(stdout).toContain('content/en/faq/nueva.json: is missing');
  expect(stdout).toContain('content/products/agua-micelar-hamamelis.json, image: names the picture');
  expect(stdout).toMatch(/agua-micelar-hamamelis\.json, summary: .* is too long: 399 characters.* 260/);
});
