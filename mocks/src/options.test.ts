import { beforeEach, describe, expect, it } from 'vitest';

import { defaults, readOptions } from './options.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => stored.clear());

it('developer who asks for nothing gets working answers at once', () => {
  expect(readOptions('', storage)).toEqual({ options: defaults, problems: [] });
});

it.each(['slow', 'server-error', 'network-error'])(
  'developer asks for %s in the URL and keeps it on the next page',
  (name) => {
    const onFirstPage = readOptions(`?mock=${name}`, storage);
    const onNextPage = readOptions('', storage);

    expect(onFirstPage.options.scenario).toBe(name);
    expect(onNextPage.options.scenario).toBe(name);
  },
);

it('developer asks for an inbox that fails and keeps it', () => {
  readOptions('?inbox=undeliverable', storage);

  expect(readOptions('?mock=html', storage).options).toMatchObject({
    inbox: 'undeliverable',
    scenario: 'html',
  });
});

it('developer asks for latency and keeps it', () => {
  readOptions('?latency=800', storage);

  expect(readOptions('?mock=html', storage).options).toMatchObject({ latency: 800, scenario: 'html' });
});

it('a state is prepared once, not on every page that follows', () => {
  const first = readOptions('?state=cart-damaged', storage);
  const next = readOptions('', storage);

  expect([first.options.state, next.options.state]).toEqual(['cart-damaged', null]);
});

describe('what does not exist is answered with what does', () => {
  it.each([
    ['?mock=sucess', /No \?mock=sucess\. Valid: success, slow,.*network-error\./],
    ['?mock=', /Valid: success/],
    ['?inbox=full', /No \?inbox=full\. Valid: success,.*undeliverable.*network-error\./],
    ['?latency=fast', /No \?latency=fast\. Valid: whole milliseconds from 0 to 60000\./],
    ['?latency=-5', /whole milliseconds/],
    ['?latency=99999999', /whole milliseconds/],
    ['?state=cart', /No \?state=cart\. Valid:.*cart-damaged.*offline/],
  ])('%s', (search, problem) => {
    const { options, problems } = readOptions(search, storage);

    expect(options).toEqual(defaults);
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });
});

it.each(['{', 'null', '"slow"', '{"scenario":"gone","latency":"long"}'])(
  'what an older version stored (%s) counts as nothing',
  (text) => {
    stored.set('clinic.mock', text);

    expect(readOptions('', storage)).toEqual({ options: defaults, problems: [] });
  },
);
