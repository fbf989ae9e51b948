import { copyWorkspace } from '@clinic/testing/copyWorkspace';
import { executablePath, launchArgs } from '@clinic/testing/chromium';
import { serveSite, type Gateway } from '@clinic/testing/gateway';
import { startProcess, type Running } from '@clinic/testing/process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { x } from 'tinyexec';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFailed } from 'vitest';

import { formOf, nameFile, open, save } from './form.ts';
import { answerPicker, seed, writeBack } from './repository.ts';

let place: string;
let clone: string;
let browser: Browser;
let page: Page;
let editor: Running;
let url: string;
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
  page = await browser.newPage({ locale: 'es-CO', viewport: { width: 1440, height: 1200 } });
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
  await rm(place, { recursive: true, force: true });
});

const reports = path.resolve(import.meta.dirname, '../../.reports');
beforeEach(() => onTestFailed(async () => void (await page.screenshot({ path: path.join(reports, 'editor.png') }))));

/** The editor with the clone's content, opened as on the first day. */
async function openEditor(): Promise<Record<string, string>> {
  await page.goto(`${url}/admin/`);
  const files = await seed(page, clone);
  await page.reload();
  await page.getByRole('button', { name: 'repositorio local' }).click();
  await page.getByText('Colecciones').waitFor();
  return files;
}

const questions = 'mfe-marketing_faq_words';
const productFacts = 'mfe-shop_products_facts';
const productWords = 'mfe-shop_products_words';
const experiences = 'mfe-spa_experiences_words';

it('what staff save in the editor is on the pages, in the sitemap, in search and in the answers', async () => {
  const photo = path.join(place, 'crema-de-prueba.jpg');
  await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#c8b8a8' } }).toFile(photo);
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
  // For whom an experience is not.
  await open(page, experiences, 'clarity-antimanchas');
  await formOf(page).fill(
    'No es para',
    'Manchas sin diagnóstico, melasma irritado o viaje a la playa en diez días.',
  );
  await formOf(page, 'en').fill(
    'No es para',
    'Spots without a diagnosis, irritated melasma or a beach trip within ten days.',
  );
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
  await facts.upload('Imagen', photo);
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
    if (lang === 'es') await form.add('Ingredientes clave');
    await form.fill('Ingrediente', words[2]);
    await form.fill('Qué muestra la imagen', words[3]);
  }
  await nameFile(page, 'crema-de-manos-tagua');
  await save(page);

  const touched = await writeBack(page, before, clone);
  expect(outside).toEqual([]);
  expect(touched).toEqual([
    'mfe-marketing/content/en/faq/parqueadero.json',
    'mfe-marketing/content/es/faq/parqueadero.json',
    'mfe-shop/content/en/products/crema-de-manos-tagua.json',
    'mfe-shop/content/es/products/crema-de-manos-tagua.json',
    'mfe-shop/content/products/crema-de-manos-tagua.json',
    'mfe-shop/content/products/gel-limpiador-equilibrante.json',
    'mfe-shop/pictures/products/crema-de-prueba.jpg',
    'mfe-spa/content/en/experiences/clarity-antimanchas.json',
    'mfe-spa/content/es/experiences/clarity-antimanchas.json',
  ]);
  const checked = await clinic('check', '--content');
  expect(checked.stdout).not.toContain('mistake');
  expect(checked.exitCode).toBe(0);
});
