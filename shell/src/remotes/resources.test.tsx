import { defineRemote, page, redirect, type Remote } from '@clinic/shared/contract';
import { MissingDocument, type DocumentReader } from '@clinic/shared/prerender';
import type { Registry } from '@clinic/shared/registry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { RemoteUnavailable } from './host.ts';
import { fixedRegistry } from './registrySource.ts';
import { createResources } from './resources.ts';

const spa = defineRemote({
  name: 'mfe_spa',
  routes: [
    redirect('/spa', '/spa/facial'),
    page<string>('/spa/:section', {
      chunk: 'spa',
      paths: ['/spa/facial'],
      contentChunk: ({ section = '' }) => section,
      page: async () => ({
        page: { Component: () => null, meta: () => ({ title: 'Spa', description: '' }) },
      }),
      content: { es: async () => 'hola', en: async () => 'hello' },
    }),
    page<string, typeof list>('/spa/tienda', {
      chunk: 'shop',
      data: 'composed',
      page: async () => ({
        page: {
          Component: () => null,
          meta: ({ data }) => ({ title: data.products.join(), description: '' }),
        },
      }),
      content: { es: async () => 'hola', en: async () => 'hello' },
    }),
  ],
  slots: {
    assistant: { chunks: () => ['assistant'], hasData: false, load: async () => <p>Asistente</p> },
  },
});

const registry: Registry = {
  mfe_spa: {
    version: '1',
    entry: '/e.js',
    data: '/data/mfe-spa/1',
    pages: ['/spa/:section', '/spa/tienda'],
    redirects: [{ path: '/spa', to: '/spa/facial' }],
    slots: ['assistant'],
  },
};

const list = { products: ['suero'] };

/** The server of the documents, which has one. */
const readDocument: DocumentReader = async (url) => {
  if (url === '/data/mfe-spa/1/es/spa/tienda.json') return list;
  throw new MissingDocument(url);
};

/** A host whose remote fails the given number of times before it answers. */
function hostFailing(times: number) {
  let left = times;
  return {
    readDocument,
    load: vi.fn(async (): Promise<Remote> => {
      left -= 1;
      if (left >= 0) throw new Error('network');
      return spa;
    }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a page', () => {
  it('is loaded once and handed out again', async () => {
    const host = hostFailing(0);
    const resources = createResources(host, fixedRegistry(registry));

    const first = await resources.page('es', '/spa/facial');

    expect(first).toMatchObject({ kind: 'page', meta: { title: 'Spa' } });
    expect(await resources.page('es', '/spa/facial')).toBe(first);
    expect(host.load).toHaveBeenCalledOnce();
  });

  it.each([
    ['/spa', { kind: 'redirect', to: '/spa/facial' }],
    ['/spa/manos', { kind: 'not-found' }],
    ['/nada', { kind: 'not-found' }],
  ])('%s resolves to %o', async (path, result) => {
    const resources = createResources(hostFailing(0), fixedRegistry(registry));

    expect(await resources.page('es', path)).toEqual(result);
  });

  it('survives two failures in a row without the visitor noticing', async () => {
    const resources = createResources(hostFailing(2), fixedRegistry(registry));

    const loading = resources.page('es', '/spa/facial');
    await vi.runAllTimersAsync();

    expect(await loading).toMatchObject({ kind: 'page' });
  });

  it('is given up after three failures, so that something else can be shown', async () => {
    const resources = createResources(hostFailing(Infinity), fixedRegistry(registry));

    const loading = resources.page('es', '/spa/facial');
    const expectation = expect(loading).rejects.toBeInstanceOf(RemoteUnavailable);
    await vi.runAllTimersAsync();

    await expectation;
  });

  it('counts an attempt that never answers as failed', async () => {
    const host = { readDocument, load: vi.fn(() => new Promise<Remote>(() => {})) };
    const resources = createResources(host, fixedRegistry(registry));

    const expectation = expect(resources.page('es', '/spa/facial')).rejects.toBeInstanceOf(RemoteUnavailable);
    await vi.runAllTimersAsync();

    await expectation;
    expect(host.load).toHaveBeenCalledTimes(3);
  });

  it('that is prerendered never fails: it waits until its remote is back, however long', async () => {
    const resources = createResources(hostFailing(50), fixedRegistry(registry));
    const settled = vi.fn();

    const loading = resources.patientPage('es', '/spa/facial');
    loading.then(settled, settled);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10 * 60_000);

    expect(await loading).toMatchObject({ kind: 'page' });
    expect(await resources.page('es', '/spa/facial')).toBe(await loading);
  });

  it('that failed while being warmed up is tried again when the visitor goes there', async () => {
    const resources = createResources(hostFailing(3), fixedRegistry(registry));

    resources.preload('es', '/spa/facial');
    await vi.runAllTimersAsync();

    expect(await resources.page('es', '/spa/facial')).toMatchObject({ kind: 'page' });
  });
});

describe('a page with data', () => {
  it('shows the document that compose made for it', async () => {
    const resources = createResources(hostFailing(0), fixedRegistry(registry));

    expect(await resources.page('es', '/spa/tienda')).toMatchObject({
      meta: { title: 'suero' },
      element: { props: { content: 'hola', data: list } },
    });
  });

  it('does not exist when there is no document, and nobody asks for it again', async () => {
    const host = hostFailing(0);
    const resources = createResources(host, fixedRegistry(registry));

    expect(await resources.page('en', '/spa/tienda')).toEqual({ kind: 'not-found' });
    expect(host.load).toHaveBeenCalledOnce();
  });
});

describe('a slot', () => {
  it('gives the piece of the remote that provides it', async () => {
    const resources = createResources(hostFailing(0), fixedRegistry(registry));

    expect(await resources.slot('es', 'assistant')).toMatchObject({ props: { children: 'Asistente' } });
  });

  it('that nobody provides is empty', async () => {
    const resources = createResources(hostFailing(0), fixedRegistry(registry));

    expect(await resources.slot('es', 'cart-widget')).toBeNull();
  });

  it('comes when its remote comes back', async () => {
    const resources = createResources(hostFailing(10), fixedRegistry(registry));

    const piece = resources.slot('es', 'assistant');
    await vi.runAllTimersAsync();

    expect(await piece).not.toBeNull();
  });
});

it('prerendering stops at the first failure and tells the chunks of what succeeded', async () => {
  const failing = createResources(hostFailing(1), fixedRegistry(registry), { failFast: true });
  await expect(failing.patientPage('es', '/spa/facial')).rejects.toThrow('mfe_spa');

  const resources = createResources(hostFailing(0), fixedRegistry(registry), { failFast: true });
  await resources.patientPage('en', '/spa/facial');
  await resources.slot('en', 'assistant');
  expect([...(resources.usedChunks.get('mfe_spa') ?? [])]).toEqual(['spa', 'spa.en.facial', 'assistant']);
});
