import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { defineTrustedTypes } from './trustedTypes.ts';

type Rules = {
  createHTML: (html: string) => string | null;
  createScript: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
};

let rules: Rules;

beforeEach(() => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, given: Rules) => {
      if (name === 'default') rules = given;
    },
  });
  defineTrustedTypes();
});

afterEach(() => vi.unstubAllGlobals());

it('does nothing in a browser without Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(() => defineTrustedTypes()).not.toThrow();
});

describe('markup', () => {
  it.each([
    '<p>Protección solar, todos los días</p>',
    '<a href="/help">Condiciones</a> y data: lo que se guarda',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  ])('%s is taken', (html) => expect(rules.createHTML(html)).toBe(html));

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src=//evil.example>',
    '<img src=x onerror=alert(1)>',
    '<img src=x OnError = alert(1)>',
    '<svg/onload=alert(1)>',
    '<img src="x"onerror="alert(1)">',
    "<b title=''onclick='alert(1)'>",
    '<iframe srcdoc="x">',
    '<base href="//evil.example">',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<a href="javascript:alert(1)">',
    '<a href="JavaScript :alert(1)">',
    '<a href="data:text/html,x">',
    '<object data=x>',
    '<link rel=stylesheet href=x>',
  ])('%s is refused', (html) => expect(rules.createHTML(html)).toBeNull());
});

describe('the address of a script', () => {
  it.each(['/releases/mfe-sweets/remoteEntry.0a1b.js', `${location.origin}/releases/a.js?again=1`])(
    '%s is taken',
    (url) => expect(rules.createScriptURL(url)).toBe(url),
  );

  it.each([
    'https://evil.example/releases/a.js',
    '//evil.example/releases/a.js',
    '/data/a.js',
    '/releases/../data/a.js',
    '/releases/%2e%2e/data/a.js',
    'data:text/javascript,alert(1)',
    'blob:http://localhost/1',
  ])('%s is refused', (url) => expect(rules.createScriptURL(url)).toBeNull());
});

describe('the text of a script', () => {
  it('is taken when it is data', () => {
    expect(rules.createScript('{"@type":"Bakery"}')).toBe('{"@type":"Bakery"}');
  });

  it.each(['alert(1)', '"text"', '1', '', '{}alert(1)', 'import("/releases/a.js")'])(
    '%s is refused',
    (text) => expect(rules.createScript(text)).toBeNull(),
  );
});
