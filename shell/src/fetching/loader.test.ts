import { afterEach, expect, it, vi } from 'vitest';

import { loader, prefetch } from './loader.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a script that the page names from its root and the bundler by its whole address is fetched once', async () => {
  const fetched = vi.fn(async (_url: string) => new Response('run()'));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    (element as HTMLScriptElement).dispatchEvent(new Event('load'));
  });

  prefetch('/releases/shell/1/web/app.js');
  await loader.loadScript(`${location.origin}/releases/shell/1/web/app.js`);
  prefetch('/releases/shell/1/web/app.js');

  expect(fetched).toHaveBeenCalledOnce();
});
