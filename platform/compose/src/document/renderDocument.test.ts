import { createHash } from 'node:crypto';

import type { HeadTag } from '@tesela/core/prerender';
import { expect, it } from 'vitest';

import { prerendered, siteData } from '#testing/pages.ts';

import { renderDocument } from './renderDocument.ts';

it('nothing that a page says can break out of its document', () => {
  const hostile = '</script><script>alert(1)</script>';
  const tags: HeadTag[] = [
    { tag: 'meta', attributes: { name: 'description', content: `"${hostile}` } },
    { tag: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify(hostile) },
  ];

  const { text: html } = renderDocument(
    prerendered('<main></main>', { head: { lang: 'es', title: hostile, tags } }),
    {
      stylesheets: [],
      inline: [],
      scripts: { start: [], page: [], areas: {}, ahead: [], hydration: {}, integrity: {} },
    },
    { ...siteData, site: { ...siteData.site, name: hostile } },
  );

  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;/script&gt;');
});

it('what a page lets the browser fetch ahead is allowed by its policy', () => {
  const { text: html } = renderDocument(
    prerendered('<main></main>'),
    {
      stylesheets: [],
      inline: [],
      scripts: { start: [], page: [], areas: {}, ahead: [], hydration: {}, integrity: {} },
    },
    siteData,
  );

  const [, json = ''] = /<script type="speculationrules">(.+?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toHaveProperty('prefetch');
  const hash = createHash('sha256').update(json).digest('base64');
  expect(html).toContain(`'sha256-${hash}'`);
});

it('no phone makes links of the dates and numbers of a page', () => {
  const { text: html } = renderDocument(
    prerendered('<main>5 de mayo</main>'),
    {
      stylesheets: [],
      inline: [],
      scripts: { start: [], page: [], areas: {}, ahead: [], hydration: {}, integrity: {} },
    },
    siteData,
  );

  expect(html).toMatch(/<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">/);
});
