import { copyWorkspace } from '@clinic/testing/copyWorkspace';
import { executablePath, launchArgs } from '@clinic/testing/chromium';
import { serveSite, type Gateway } from '@clinic/testing/gateway';
import { startProcess, type Running } from '@clinic/testing/process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { x } from 'tinyexec';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFailed } from 'vitest';

import { article, noBoats } from './words.ts';
import { formOf, nameFile, open, save } from './form.ts';
import { answerPicker, seed, writeBack } from './repository.ts';

let place: string;
let clone: string;
let browser: Browser;
let page: Page;
let editor: Running;
let url: string;
let site: Gateway | undefined;
const outside: string[] = [];

/** Runs a program in the clone. */
const run = (...args: string[]) => x(process.execPath, args, { nodeOptions: { cwd: clone } });
const clinic = (...words: string[]) => run('cli/src/clinic.ts', ...words);

/** What a composed page says. */
const live = (file: string) => readFile(path.join(clone, '.site/live', file), 'utf8');

beforeAll(async () => {
  place = await mkdtemp(path.join(os.tmpdir(), 'clinic-editor-'));
  clone = path.join(place, 'clone');
  await copyWorkspace(clone);
  editor = startProcess(process.execPath, ['cli/src/clinic.ts', 'edit', '--port', '0'], { cwd: clone });
  [, url = ''] = await editor.says(/Open (http:\S+) in/);
  browser = await chromium.launch({ executablePath, args: [...launchArgs] });
  // High: the editor renders fields when they come near.
  page = await browser.newPage({ locale: 'es-CO', viewport: { width: 1440, height: 4000 } });
  page.setDefaultTimeout(15_000);
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url) outside.push(request.url());
  });
  await answerPicker(page);
});

afterAll(async () => {
  await browser?.close();
  await editor?.end();
  await site?.end();
  await rm(place, { recursive: true, force: true });
});

const reports = path.resolve(import.meta.dirname, '../../.reports');
beforeEach(() =>
  onTestFailed(async () => void (await page.screenshot({ path: path.join(reports, 'editor.png') }))),
);

/** Builds packages of the clone, and composes its site. @throws Error with what went wrong */
async function composeClone(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const cwd = path.join(clone, folder);
    const built = await x(process.execPath, ['../cli/src/clinic.ts', 'build'], { nodeOptions: { cwd } });
    if (built.exitCode !== 0) throw new Error(built.stderr);
  }
  const composed = await run('compose/src/cli.ts');
  if (composed.exitCode !== 0) throw new Error(composed.stdout + composed.stderr);
}

/** Products that a search in the shop finds. */
async function found(words: string): Promise<string> {
  const visitor = await browser.newPage();
  await visitor.goto(`${site?.url}/tienda?buscar=${words}`, { waitUntil: 'networkidle' });
  const text = await visitor.locator('main').innerText();
  await visitor.close();
  return text;
}

async function answer(message: string): Promise<string> {
  const response = await fetch(`${site?.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: `${site?.url}/` },
    body: JSON.stringify({ message }),
  });
  return response.text();
}

const write = (file: string, value: unknown) =>
  writeFile(path.join(clone, file), `${JSON.stringify(value, null, 2)}\n`);

async function edit(file: string, change: (value: object) => object): Promise<void> {
  await write(file, change(JSON.parse(await readFile(path.join(clone, file), 'utf8')) as object));
}

/** The editor with the clone's content, opened as on the first day. */
async function openEditor(): Promise<Record<string, string>> {
  await page.goto(`${url}/admin/`);
  const files = await seed(page, clone);
  await page.reload();
  const signIn = page.getByRole('button', { name: 'repositorio local' });
  const collections = page.getByText('Colecciones');
  await signIn.or(collections).first().waitFor();
  // It remembers the folder of the day before.
  if (await signIn.isVisible()) await signIn.click();
  await collections.waitFor();
  return files;
}

const questions = 'mfe-marketing_faq_words';
const productFacts = 'mfe-shop_products_facts';
const productWords = 'mfe-shop_products_words';
const services = 'mfe-services_services_words';
const doctors = 'mfe-marketing_doctors';
const posts = 'mfe-marketing_posts';

/** @param width px; the height is that of a portrait, 4 by 5 */
async function makePhoto(name: string, width: number, background: string): Promise<string> {
  const file = path.join(place, name);
  await sharp({ create: { width, height: width * 1.25, channels: 3, background } }).toFile(file);
  return file;
}

/** A doctor: a portrait, and words in both languages. */
async function addDoctor(portrait: string): Promise<void> {
  await open(page, `${doctors}_facts`, 'new');
  const facts = formOf(page);
  await facts.fill('Orden', '50');
  await facts.upload('Retrato', portrait);
  await nameFile(page, 'ana-mejia');
  await save(page);
  await open(page, `${doctors}_words`, 'new');
  for (const [lang, summary] of [
    ['es', 'Atiende enfermedades de las uñas y del pelo en personas de todas las edades.'],
    ['en', 'Sees people of all ages with diseases of the nails and the hair.'],
  ] as const) {
    const form = formOf(page, lang);
    await form.fill('Nombre', 'Dra. Ana Mejía');
    await form.fill('A qué se dedica', lang === 'es' ? 'Uñas y pelo' : 'Nails and hair');
    await form.fill('Profesión', 'Dermatóloga');
    await form.fill('Registro RETHUS', 'RETHUS 00000000 (muestra)');
    await form.fill('Resumen', summary);
    await form.add('Perfil');
    await form.fill('Párrafo', summary);
    await form.add('Formación');
    await form.fill('Título', 'Dermatología');
    await form.fill('Institución', 'Institución por confirmar (dato de muestra)');
    await form.fill('Año', '2015');
    await form.add('Áreas de interés');
    await form.fill('Texto del enlace', 'Biopsia');
    await form.fill('Página', '/dermatologia/clinica#biopsia-piel');
    await form.add('Idiomas');
    await form.fill('Idioma', 'Español');
  }
  await nameFile(page, 'ana-mejia');
  await save(page);
}

/** An article in Markdown. */
async function addPost(photo: string): Promise<void> {
  await open(page, `${posts}_facts`, 'new');
  const facts = formOf(page);
  await facts.fill('Publicado el', '2026-11-20');
  await facts.fill('Actualizado el', '2026-11-20');
  await facts.fill('Minutos de lectura', '2');
  await facts.upload('Imagen', photo);
  await facts.pick('Quién lo revisó', 'mariana-restrepo');
  await facts.fill('Servicio al que invita', '/dermatologia/clinica#consulta');
  await facts.choose('Para seguir leyendo', 'melasma');
  await nameFile(page, 'manos-resecas');
  await save(page);
  await open(page, `${posts}_words`, 'new');
  for (const lang of ['es', 'en'] as const) {
    const words = article[lang];
    const form = formOf(page, lang);
    for (const [label, value] of Object.entries(words.lines)) await form.fill(label, value);
    await form.add('Referencias');
    await form.fill('Referencia', 'DermNet. Hand dermatitis.');
    await form.fill('Texto', words.invitation);
    await form.fill('Botón', words.button);
    await form.write('Artículo', words.body);
  }
  await nameFile(page, 'manos-resecas');
  await save(page);
}

it('what staff save in the editor is on the pages, in the sitemap, in search and in the answers', async () => {
  const before = await openEditor();

  // A price.
  await open(page, productFacts, 'gel-limpiador-equilibrante');
  await formOf(page).fill('Precio', '81500');
  await save(page);
  // A question.
  await open(page, questions, 'parqueadero');
  await formOf(page).fill('Párrafo', 'Hay veinte celdas de visitantes en el sótano.');
  await formOf(page, 'en').fill('Párrafo', 'There are twenty visitor spaces in the basement.');
  await save(page);
  // Whom a treatment does not suit.
  await open(page, services, 'acido-hialuronico');
  for (const [lang, words] of [
    ['es', noBoats.es],
    ['en', noBoats.en],
  ] as const) {
    await formOf(page, lang).expand('Qué puede esperar');
    await formOf(page, lang).fill('Cuándo no conviene', words);
  }
  await save(page);
  // A product, with its picture.
  await open(page, productFacts, 'new');
  const facts = formOf(page);
  await facts.fill('Orden', '415');
  await facts.fill('Nombre', 'Crema de Manos Tagua');
  await facts.fill('Marca', 'Yarumé');
  await facts.choose('Categoría', 'Rejuvenecimiento');
  await facts.choose('Línea', 'Hidratación');
  await facts.fill('Contenido', '75 ml');
  await facts.fill('Precio', '47300');
  await facts.upload('Imagen', await makePhoto('crema-de-manos.jpg', 800, '#c8b8a8'));
  await facts.choose('Tipos de piel', 'Seca');
  await facts.fill('Notificación sanitaria', 'NSOC00099-26CO');
  await facts.fill('Ingredientes (INCI)', 'Aqua, Glycerin, Phytelephas Aequatorialis Seed Powder');
  await nameFile(page, 'crema-de-manos-tagua');
  await save(page);
  await open(page, productWords, 'new');
  for (const [lang, words] of [
    [
      'es',
      [
        'Crema ligera para manos resecas por el lavado frecuente, con glicerina y tagua.',
        'Aplique una pequeña cantidad después de cada lavado y masajee hasta que se absorba.',
        'Glicerina',
        'Tubo blanco de 75 ml sobre una mesa de piedra',
      ],
    ],
    [
      'en',
      [
        'Light cream for hands that are dry from frequent washing, with glycerin and tagua.',
        'Apply a small amount after each wash and massage until it is absorbed.',
        'Glycerin',
        'White 75 ml tube on a stone table',
      ],
    ],
  ] as const) {
    const form = formOf(page, lang);
    await form.fill('Descripción', words[0]);
    await form.fill('Modo de uso', words[1]);
    await form.add('Ingredientes clave');
    await form.fill('Ingrediente', words[2]);
    await form.fill('Qué muestra la imagen', words[3]);
  }
  await nameFile(page, 'crema-de-manos-tagua');
  await save(page);

  await addDoctor(await makePhoto('ana-mejia.jpg', 640, '#8090a0'));
  await addPost(await makePhoto('manos.jpg', 960, '#b0a090'));

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
      ...['en/', 'es/', ''].map((part) => `mfe-shop/content/${part}products/crema-de-manos-tagua.json`),
      'mfe-shop/content/products/gel-limpiador-equilibrante.json',
      'mfe-shop/pictures/products/crema-de-manos.jpg',
    ].toSorted(),
  );
  expect((await clinic('check', '--content')).stdout).not.toContain('mistake');
  await composeClone(['mfe-marketing', 'mfe-services', 'mfe-shop']);
  expect(await live('tienda/producto/gel-limpiador-equilibrante/index.html')).toContain('81.500');
  expect(await live('faq/index.html')).toContain('Hay veinte celdas');
  expect(await live('en/faq/index.html')).toContain('twenty visitor spaces');
  expect(await live('dermatologia/estetica/index.html')).toContain('un viaje en lancha');
  expect(await live('en/dermatologia/estetica/index.html')).toContain('a boat trip');
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
  await expect.poll(() => found('tagua'), { timeout: 30_000 }).toContain('Crema de Manos Tagua');
  expect(await answer('¿Cuánto cuesta la Crema de Manos Tagua?')).toContain('47.300');
  expect(await answer('¿Quién es la Dra. Ana Mejía?')).toContain('uñas');
});

it('what is wrong is named, at the field or by the check', async () => {
  const before = await openEditor();

  // Too long, and without its English: the editor does not save it.
  await open(page, questions, 'new');
  await formOf(page).fill('Pregunta', `¿${'Muy '.repeat(40)}larga?`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  const said = await page.getByRole('group', { name: 'Editor de contenido' }).innerText();
  await writeBack(page, before, clone);
  // What another program wrote.
  await write('mfe-marketing/content/es/faq/nueva.json', { question: '¿Nueva?', answer: ['Sí.'] });
  await edit('mfe-shop/content/products/agua-micelar-hamamelis.json', (product) => ({
    ...product,
    image: 'products/no-existe.jpg',
  }));
  await edit('mfe-shop/content/es/products/agua-micelar-hamamelis.json', (product) => ({
    ...product,
    summary: 'Agua '.repeat(80).trim(),
  }));
  const { stdout, exitCode } = await clinic('check', '--content');

  expect(said).toMatch(/120/);
  expect(said).toMatch(/obligatori|requerid/i);
  expect(exitCode).toBe(1);
  expect(stdout).toContain('content/en/faq/nueva.json: is missing');
  expect(stdout).toContain('content/products/agua-micelar-hamamelis.json, image: names the picture');
  expect(stdout).toMatch(/agua-micelar-hamamelis\.json, summary: .* is too long: 399 characters.* 260/);
});
