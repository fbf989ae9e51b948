import { expect, it } from 'vitest';

import { renderSecurityText, renderSitemap } from './besidePages.ts';

const site = { origin: 'https://site.example', languages: ['es', 'en'] } as const;

it('who finds a weakness is told whom to write to, for less than a year', () => {
  const clinic = { ...site, contact: { email: 'hola@site.example' } };

  const text = renderSecurityText(clinic, new Date('2026-11-23T10:00:00Z'));

  expect(text).toContain('Contact: mailto:hola@site.example\n');
  expect(text).toContain('Canonical: https://site.example/.well-known/security.txt\n');
  expect(text).toContain('Expires: 2027-10-01T00:00:00.000Z\n');
  expect(renderSecurityText(clinic, new Date('2026-11-01T00:00:00Z'))).toBe(text);
});

it('the sitemap pairs every page with its translation', () => {
  const sitemap = renderSitemap(site, ['/help']);

  expect(sitemap.match(/<loc>/g)).toHaveLength(2);
  expect(sitemap).toContain('hreflang="en" href="https://site.example/en/help"');
});

it('the sitemap of a site of one language has no translations', () => {
  const sitemap = renderSitemap({ ...site, languages: ['es'] }, ['/help']);

  expect(sitemap).toContain('<url><loc>https://site.example/help</loc></url>');
});
