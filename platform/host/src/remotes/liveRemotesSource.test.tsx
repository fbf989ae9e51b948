import type { LiveRemote, LiveRemotes } from '@tesela/core/liveRemotes';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { createLiveRemotesSource } from './liveRemotesSource.ts';

const live = (version: string): LiveRemote => ({
  version,
  entry: `/releases/x/remoteEntry.${version}.js`,
  pages: [],
  redirects: [],
  slots: [],
});

let answers: (() => Response)[] = [];
const server = setupServer(
  http.get('*/registry.json', () => (answers.shift() ?? (() => HttpResponse.json({})))()),
);
const willBe = (liveRemotes: unknown) => answers.push(() => HttpResponse.json(liveRemotes as LiveRemotes));

beforeAll(() => server.listen());
afterEach(() => {
  answers = [];
});
afterAll(() => server.close());

it('a page’s own entries are enough at first; two that need the others at a time ask once', async () => {
  willBe({ mfe_sweets: live('1'), mfe_stall: live('1') });
  const source = createLiveRemotesSource({ mfe_sweets: live('1') });
  expect(Object.keys(source.get())).toEqual(['mfe_sweets']);

  await Promise.all([source.refresh(), source.refresh()]);

  expect(Object.keys(source.get())).toEqual(['mfe_sweets', 'mfe_stall']);
});

const shellOf = (version: string) => ({ ...live(version), entry: `/releases/shell/index.${version}.js` });

/** A tab in which the sweets of release 1 runs. */
function openTab() {
  const source = createLiveRemotesSource(
    { mfe_sweets: live('1'), mfe_stall: live('1') },
    '/releases/shell/index.1.js',
  );
  source.running.add('mfe_sweets');
  return source;
}

it('a tab takes the new release of a remote that does not run in it', async () => {
  willBe({ mfe_sweets: live('1'), mfe_stall: live('2'), shell: shellOf('1') });
  const source = openTab();

  await source.refresh();

  expect(source.get().mfe_stall?.version).toBe('2');
});

it('the next page brings its remotes, and says whether one that runs has another release', () => {
  const source = openTab();

  source.add({ mfe_stall: live('2') });

  expect(source.get().mfe_stall?.version).toBe('2');
  expect(source.isOther({ mfe_sweets: live('1'), mfe_stall: live('3') })).toBe(false);
  expect(source.isOther({ mfe_sweets: live('2') })).toBe(true);
});

it.each([
  ['the shell', { mfe_sweets: live('1'), mfe_stall: live('2'), shell: shellOf('2') }],
  ['a remote that runs in it', { mfe_sweets: live('2'), mfe_stall: live('2'), shell: shellOf('1') }],
  ['the site without a remote that runs in it', { mfe_stall: live('2'), shell: shellOf('1') }],
])('a tab mixes nothing: overtaken by %s, it goes by its own release alone', async (_what, liveNow) => {
  willBe(liveNow);
  const source = openTab();

  await source.refresh();

  expect(source.get().mfe_sweets?.version).toBe('1');
  expect(source.get().mfe_stall?.version).toBe('1');
});

it('a remote whose code did not come is taken in its next release', async () => {
  willBe({ mfe_sweets: live('2'), shell: shellOf('1') });
  const source = openTab();
  source.running.delete('mfe_sweets');

  await source.refresh();

  expect(source.get().mfe_sweets?.version).toBe('2');
});

it('an entry that makes no sense costs the others nothing', async () => {
  willBe({ mfe_sweets: { version: '2', entry: 5 }, mfe_stall: live('2') });
  const source = createLiveRemotesSource({});

  await source.refresh();

  expect(Object.keys(source.get())).toEqual(['mfe_stall']);
});

it('after a failure what was known stays, and the next attempt asks again', async () => {
  answers.push(() => new HttpResponse(null, { status: 503 }));
  willBe({ mfe_stall: live('1') });
  const source = createLiveRemotesSource({ mfe_sweets: live('1') });

  await expect(source.refresh()).rejects.toThrow('registry.json');
  expect(Object.keys(source.get())).toEqual(['mfe_sweets']);
  await source.refresh();

  expect(Object.keys(source.get())).toEqual(['mfe_stall']);
});
