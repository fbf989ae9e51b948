import { expect, it } from 'vitest';

import { renderSecurityText, renderSitemap } from './besidePages.ts';

const site = { origin: 'https://arrayan.example', languages: ['es', 'en'] } as const;

it('who finds a weakness is told whom to write to, for less than a year', () => {
  const clinic = { ...site, contact: { email: 'hola@arrayan.example' } };

  const text = renderSecurityText(clinic, new Date('2026-11-23T10:00:00Z'));

  expect(text).toContain('Contact: mailto:hola@arrayan.example\n');
  expect(text).toContain('Canonical: https://arrayan.example/.well-known/security.txt\n');
  expect(text).toContain('Expires: 2027-10-01T00:00:00.000Z\n');
  expect(renderSecurityText(clinic, new Date('2026-11-01T00:00:00Z'))).toBe(text);
});

it('the sitemap pairs every page with its translation', () => {
  const sitemap = renderSitemap(site, ['/faq']);

  expect(sitemap.match(/<loc>/g)).toHaveLength(2);
  expect(sitemap).toContain('hreflang="en" href="https://arrayan.example/en/faq"');
});

it('the sitemap of a site of one language has no translations', () => {
  const sitemap = renderSitemap({ ...site, languages: ['es'] }, ['/faq']);

  expect(sitemap).toContain('<url><loc>https://arrayan.example/faq</loc></url>');
});
