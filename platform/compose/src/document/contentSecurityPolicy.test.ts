import { expect, it } from 'vitest';

import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const page = { scripts: ['start()'], styles: ['p{color:red}'] };
const directive = (policy: string, name: string) =>
  policy.split('; ').find((entry) => entry.startsWith(`${name} `));

it('lets a page talk to its own server alone, and to a collector only where one is named', () => {
  expect(directive(contentSecurityPolicy(page), 'connect-src')).toBe("connect-src 'self'");
  const collector = 'https://collector.example/csp?site=1';
  expect(directive(contentSecurityPolicy({ ...page, collector }), 'connect-src')).toBe(
    "connect-src 'self' https://collector.example",
  );
});

it('allows nothing inline but what it has seen', () => {
  const policy = contentSecurityPolicy(page);

  expect(policy).not.toContain('unsafe');
  expect(directive(policy, 'script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
  expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'none'");
  expect(contentSecurityPolicy({ ...page, scripts: ['start();'] })).not.toBe(policy);
});
