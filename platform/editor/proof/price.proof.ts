import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { executablePath, launchArgs } from '@tesela/testing/chromium';
import { startProcess } from '@tesela/testing/process';
import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';

import { formOf, open, save } from './form.ts';
import { editorPage, openEditor, writeBack } from './repository.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Stands for `pnpm dev`. @returns its origin, and the pages that were asked for */
async function startSite() {
  const pages: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    pages.push(url);
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Sitio</title>');
  }).listen(0, 'localhost');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  // It listens on a port and not on a pipe.
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, pages };
}

/** As no browser of today would ask. @returns the status */
async function statusOf(url: string, options: RequestOptions): Promise<number | undefined> {
  const asked = request(url, options).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

it('staff change a price in the real editor: its file alone is another, and the site beside follows', async () => {
  const saved = await mkdtemp(path.join(os.tmpdir(), 'tesela-saved-'));
  onTestFinished(() => rm(saved, { recursive: true }));
  const site = await startSite();
  const words = ['platform/cli/src/tesela.ts', 'edit', '--port', '0', '--site', site.url];
  const editor = startProcess(process.execPath, words, { cwd: root });
  onTestFinished(() => void editor.end());
  const [, url = ''] = await editor.waitForLine(/Open (http:\S+) in/);
  // Requests of other websites, and malformed ones, do not stop the server.
  expect(await statusOf(url, { path: '//' })).toBe(404);
  expect(await statusOf(url, { headers: { origin: 'https://evil.example' } })).toBe(403);
  expect(await statusOf(url, { headers: { host: 'evil.example' } })).toBe(403);
  const browser = await chromium.launch({ executablePath, args: [...launchArgs] });
  onTestFinished(() => browser.close());
  const page = await editorPage(browser);

  const before = await openEditor(page, url, root, 'mfe-shop/');
  await open(page, 'mfe-shop_products_facts', 'gel-limpiador-equilibrante');
  await formOf(page).fill('Precio', '81500');
  await save(page);
  const touched = await writeBack(page, before, saved);
  await page.goto(url);
  await page
    .frameLocator('[name=editor]')
    .locator(':root')
    .evaluate(() => {
      location.hash = '#/collections/mfe-services_services_words/entries/acido-hialuronico';
    });

  const file = 'mfe-shop/content/products/gel-limpiador-equilibrante.json';
  expect(touched).toEqual([file]);
  const [was, is] = await Promise.all([root, saved].map((dir) => readFile(path.join(dir, file), 'utf8')));
  expect(is).toBe(was?.replace(/"price": \d+/, '"price": 81500'));
  await expect.poll(() => site.pages).toContain('/tratamientos/acido-hialuronico');
}, 180_000);
