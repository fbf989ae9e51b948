import type { Remote } from '@tesela/core/contract';
import { defineRemote, page } from '@tesela/core/defineRemote';
import type { LiveRemotes } from '@tesela/core/liveRemotes';
import { MissingDocument, type DocumentReader } from '@tesela/core/prerender';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { FailureHandlers } from './resourceCache.ts';
import { createResources, type OwnPart } from './resources.ts';

const sweets = defineRemote({
  name: 'mfe_sweets',
  routes: [
    // Of a build from before pages had documents.
    {
      kind: 'page',
      path: '/sweets/:section',
      paths: ['/sweets/facial'],
      hasData: false,
      slots: [],
      hydration: { defer: 'idle' },
      chunks: (lang, { section = '' }) => ['sweets', `sweets.${lang}.${section}`],
      load: async () => ({ element: <p />, meta: { title: 'Sweets', description: '' } }),
    },
    page<typeof list>('/sweets/lista', async () => ({
      page: {
        Component: () => null,
        meta: ({ content }) => ({ title: content.products.join(), description: '' }),
      },
    })),
  ],
  slots: {
    advice: {
      props: {},
      hydration: { defer: 'idle' },
      chunks: () => ['advice'],
      hasData: false,
      load: async () => <p>Asistente</p>,
    },
  },
});

const liveRemotes: LiveRemotes = {
  mfe_sweets: {
    version: '1',
    entry: '/e.js',
    data: '/data/mfe-sweets/1',
    pages: ['/sweets/:section', '/sweets/lista'],
    redirects: [],
    slots: ['advice'],
  },
};

const source = { get: () => liveRemotes, refresh: async () => {} };

const list = { products: ['suero'] };

/** The server of the documents, which has one. */
const readDocument: DocumentReader = async (url) => {
  if (url === '/data/mfe-sweets/1/es/sweets/lista.json') return list;
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
      return sweets;
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

    const first = await resources.pages.get('es', '/sweets/facial');

    expect(first).toMatchObject({ kind: 'page', meta: { title: 'Sweets' } });
    expect(await resources.pages.get('es', '/sweets/facial')).toBe(first);
    expect(host.load).toHaveBeenCalledOnce();
  });

  it.each(['/sweets/manos', '/nada'])('%s does not exist', async (path) => {
    const resources = createResources(hostFailing(0), source, browser());

    expect(await resources.pages.get('es', path)).toEqual({ kind: 'not-found' });
  });

  it('never fails: it waits until its remote is back, however long', async () => {
    const resources = createResources(hostFailing(50), source, browser());
    const settled = vi.fn();

    const loading = resources.pages.get('es', '/sweets/facial');
    loading.then(settled, settled);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10 * 60_000);

    expect(await loading).toMatchObject({ kind: 'page' });
  });

  it('is asked for at once when the connection is back', async () => {
    const host = hostFailing(20);
    const resources = createResources(host, source, browser());

    void resources.pages.get('es', '/sweets/facial');
    await vi.advanceTimersByTimeAsync(60_000);
    const before = host.load.mock.calls.length;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);

    expect(host.load.mock.calls.length).toBe(before + 1);
  });

  it('that threw comes again with code that was fetched anew', async () => {
    const recovery = browser();
    const resources = createResources(hostFailing(0), source, recovery);
    const first = await resources.pages.get('es', '/sweets/facial');

    const reloaded = resources.pages.reload('es', '/sweets/facial', new TypeError('broken'));
    await vi.advanceTimersByTimeAsync(500);

    expect(await reloaded).not.toBe(first);
    expect(await resources.pages.get('es', '/sweets/facial')).toBe(await reloaded);
    expect(recovery.forgetRemote).toHaveBeenCalledWith('mfe_sweets');
    expect(recovery.reportFailure).toHaveBeenCalledWith(
      'mfe_sweets',
      expect.any(TypeError),
      'es/sweets/facial',
    );
  });
});

describe('a page with data', () => {
  it('shows the document that compose made for it', async () => {
    const resources = createResources(hostFailing(0), source, browser());

    expect(await resources.pages.get('es', '/sweets/lista')).toMatchObject({
      meta: { title: 'suero' },
      element: { props: { content: list } },
    });
  });

  it('does not exist when there is no document', async () => {
    const host = hostFailing(0);
    const resources = createResources(host, source, browser());

    expect(await resources.pages.get('en', '/sweets/lista')).toEqual({ kind: 'not-found' });
    expect(host.load).toHaveBeenCalledOnce();
  });
});

it.each([
  ['document', '/sweets/stall'],
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

    expect(await resources.slots.get('es', 'advice')).toMatchObject({
      props: { children: 'Asistente' },
    });
  });

  it('that nobody provides is empty', async () => {
    const resources = createResources(hostFailing(0), source, browser());

    expect(await resources.slots.get('es', 'unknown')).toBeNull();
  });

  it('comes when its remote comes back', async () => {
    const resources = createResources(hostFailing(10), source, browser());

    const piece = resources.slots.get('es', 'advice');
    await vi.runAllTimersAsync();

    expect(await piece).not.toBeNull();
  });
});

it('prerendering stops at the first failure and tells the chunks of what succeeded', async () => {
  const failing = createResources(hostFailing(1), source);
  await expect(failing.pages.get('es', '/sweets/facial')).rejects.toThrow('network');

  const resources = createResources(hostFailing(0), source);
  await resources.pages.get('en', '/sweets/facial');
  await resources.slots.get('en', 'advice');
  expect(resources.usedChunks).toEqual([
    { remote: 'mfe_sweets', names: ['sweets', 'sweets.en.facial'], hydration: { defer: 'idle' } },
    { remote: 'mfe_sweets', names: ['advice'], slot: 'advice', hydration: { defer: 'idle' } },
  ]);
});
