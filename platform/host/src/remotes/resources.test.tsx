import type { Remote } from '@tesela/core/contract';
import { defineRemote, page } from '@tesela/core/defineRemote';
import type { LiveRemotes } from '@tesela/core/liveRemotes';
import { MissingDocument, type DocumentReader } from '@tesela/core/prerender';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { FailureHandlers } from './resourceCache.ts';
import { createResources, type OwnPart } from './resources.ts';

const spa = defineRemote({
  name: 'mfe_spa',
  routes: [
    // Of a build from before pages had documents.
    {
      kind: 'page',
      path: '/spa/:section',
      paths: ['/spa/facial'],
      hasData: false,
      slots: [],
      hydration: { defer: 'idle' },
      chunks: (lang, { section = '' }) => ['spa', `spa.${lang}.${section}`],
      load: async () => ({ element: <p />, meta: { title: 'Spa', description: '' } }),
    },
    page<typeof list>('/spa/lista', async () => ({
      page: {
        Component: () => null,
        meta: ({ content }) => ({ title: content.products.join(), description: '' }),
      },
    })),
  ],
  slots: {
    assistant: {
      props: {},
      hydration: { defer: 'idle' },
      chunks: () => ['assistant'],
      hasData: false,
      load: async () => <p>Asistente</p>,
    },
  },
});

const liveRemotes: LiveRemotes = {
  mfe_spa: {
    version: '1',
    entry: '/e.js',
    data: '/data/mfe-spa/1',
    pages: ['/spa/:section', '/spa/lista'],
    redirects: [],
    slots: ['assistant'],
  },
};

const source = { get: () => liveRemotes, refresh: async () => {} };

const list = { products: ['suero'] };

/** The server of the documents, which has one. */
const readDocument: DocumentReader = async (url) => {
  if (url === '/data/mfe-spa/1/es/spa/lista.json') return list;
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

/** A visitor's browser: a note of what is said and forgotten. */
const browser = () =>
  ({
    forgetRemote: vi.fn(),
    reportFailure: vi.fn(),
    reportSuccess: vi.fn(),
  }) satisfies FailureHandlers;

/** A page whose HTML has come from the server. */
const served: OwnPart = { pages: {}, readOwn: readDocument as OwnPart['readOwn'], isServed: true };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a page', () => {
  it('is loaded once and handed out again', async () => {
    const host = hostFailing(0);
    const resources = createResources(host, source, browser());

    const first = await resources.pages.get('es', '/spa/facial');

    expect(first).toMatchObject({ kind: 'page', meta: { title: 'Spa' } });
    expect(await resources.pages.get('es', '/spa/facial')).toBe(first);
    expect(host.load).toHaveBeenCalledOnce();
  });

  it.each(['/spa/manos', '/nada'])('%s does not exist', async (path) => {
    const resources = createResources(hostFailing(0), source, browser());

    expect(await resources.pages.get('es', path)).toEqual({ kind: 'not-found' });
  });

  it('never fails: it waits until its remote is back, however long', async () => {
    const resources = createResources(hostFailing(50), source, browser());
    const settled = vi.fn();

    const loading = resources.pages.get('es', '/spa/facial');
    loading.then(settled, settled);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10 * 60_000);

    expect(await loading).toMatchObject({ kind: 'page' });
  });

  it('is asked for at once when the connection is back', async () => {
    const host = hostFailing(20);
    const resources = createResources(host, source, browser());

    void resources.pages.get('es', '/spa/facial');
    await vi.advanceTimersByTimeAsync(60_000);
    const before = host.load.mock.calls.length;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);

    expect(host.load.mock.calls.length).toBe(before + 1);
  });

  it('that threw comes again with code that was fetched anew', async () => {
    const recovery = browser();
    const resources = createResources(hostFailing(0), source, recovery);
    const first = await resources.pages.get('es', '/spa/facial');

    const reloaded = resources.pages.reload('es', '/spa/facial', new TypeError('broken'));
    await vi.advanceTimersByTimeAsync(500);

    expect(await reloaded).not.toBe(first);
    expect(await resources.pages.get('es', '/spa/facial')).toBe(await reloaded);
    expect(recovery.forgetRemote).toHaveBeenCalledWith('mfe_spa');
    expect(recovery.reportFailure).toHaveBeenCalledWith('mfe_spa', expect.any(TypeError), 'es/spa/facial');
  });
});

describe('a page with data', () => {
  it('shows the document that compose made for it', async () => {
    const resources = createResources(hostFailing(0), source, browser());

    expect(await resources.pages.get('es', '/spa/lista')).toMatchObject({
      meta: { title: 'suero' },
      element: { props: { content: list } },
    });
  });

  it('does not exist when there is no document', async () => {
    const host = hostFailing(0);
    const resources = createResources(host, source, browser());

    expect(await resources.pages.get('en', '/spa/lista')).toEqual({ kind: 'not-found' });
    expect(host.load).toHaveBeenCalledOnce();
  });
});

it.each([
  ['document', '/spa/tienda'],
  ['remote', '/nada'],
])('a page that the server has sent is not called missing when its %s is', async (_what, path) => {
  const settled = vi.fn();
  const resources = createResources(hostFailing(0), source, browser(), served);

  resources.pages.get('en', path).then(settled, settled);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(settled).not.toHaveBeenCalled();
});

describe('a slot', () => {
  it('gives the piece of the remote that provides it', async () => {
    const resources = createResources(hostFailing(0), source, browser());

    expect(await resources.slots.get('es', 'assistant')).toMatchObject({
      props: { children: 'Asistente' },
    });
  });

  it('that nobody provides is empty', async () => {
    const resources = createResources(hostFailing(0), source, browser());

    expect(await resources.slots.get('es', 'unknown')).toBeNull();
  });

  it('comes when its remote comes back', async () => {
    const resources = createResources(hostFailing(10), source, browser());

    const piece = resources.slots.get('es', 'assistant');
    await vi.runAllTimersAsync();

    expect(await piece).not.toBeNull();
  });
});

it('prerendering stops at the first failure and tells the chunks of what succeeded', async () => {
  const failing = createResources(hostFailing(1), source);
  await expect(failing.pages.get('es', '/spa/facial')).rejects.toThrow('network');

  const resources = createResources(hostFailing(0), source);
  await resources.pages.get('en', '/spa/facial');
  await resources.slots.get('en', 'assistant');
  expect(resources.usedChunks).toEqual([
    { remote: 'mfe_spa', names: ['spa', 'spa.en.facial'], hydration: { defer: 'idle' } },
    { remote: 'mfe_spa', names: ['assistant'], slot: 'assistant', hydration: { defer: 'idle' } },
  ]);
});
