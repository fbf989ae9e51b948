import { afterEach, expect, it, vi } from 'vitest';

import { reportViolations } from './reportViolations.ts';

const violate = (blockedURI: string) =>
  dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'script-src-elem',
      blockedURI,
      sourceFile: 'https://site.example/releases/a.js?again=1',
      lineNumber: 3,
    }),
  );

afterEach(() => vi.unstubAllGlobals());

it('tells what was refused once, without what the visitor wrote, and not for ever', () => {
  history.replaceState(null, '', '/stall?q=vitamina');
  const sent: unknown[] = [];
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, body: string) => sent.push([url, JSON.parse(body)]),
  });
  reportViolations('https://collector.example/csp');

  violate('https://evil.example/x.js?q=secret#part');
  violate('https://evil.example/x.js?q=other');
  expect(sent).toEqual([
    [
      'https://collector.example/csp',
      {
        page: '/stall',
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        source: 'https://site.example/releases/a.js',
        line: 3,
      },
    ],
  ]);

  for (let index = 0; index < 50; index += 1) violate(`https://evil.example/${index}.js`);
  expect(sent).toHaveLength(10);
});
