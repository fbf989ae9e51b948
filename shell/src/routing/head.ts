import type { PageMeta } from '@clinic/shared/contract';
import { languages, localizePath, type Lang } from '@clinic/shared/lang';
import type { Head, HeadTag } from '@clinic/shared/prerender';
import { SEARCH_PATH } from '@clinic/shared/search/searchPath';
import type { Site } from '@clinic/shared/settings';
import { fillFacts } from '@clinic/shared/siteFacts';

import { clinicJsonLd } from './describeClinic.ts';

type Input = { meta: PageMeta; lang: Lang; path: string; site: Site };

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (key: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: key, content },
});
const link = (rel: string, href: string, more = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
});

const locales = { es: 'es_CO', en: 'en_US' } satisfies Record<Lang, string>;

/** Replaces placeholders such as `{city}` in the metadata by facts of the site. */
export const fillMeta = (meta: PageMeta, site: Site, lang: Lang): PageMeta =>
  // Metadata is JSON, and replacing its strings keeps its type.
  JSON.parse(JSON.stringify(meta), (_key, value: unknown) =>
    typeof value === 'string' ? fillFacts(value, site, lang) : value,
  ) as PageMeta;

/**
 * Everything in a page's head that depends on the page.
 * @param input.path without language
 */
export function describeHead({ meta: unfilled, lang, path, site }: Input): Head {
  const meta = fillMeta(unfilled, site, lang);
  const title = `${meta.title} · ${site.shortName}`;
  const urlIn = (target: Lang) => site.origin + localizePath(path, target);
  const alternates = languages.map((item) => link('alternate', urlIn(item), { hreflang: item }));
  const jsonLd = [...clinicJsonLd(site, lang, path), ...(meta.jsonLd ?? [])];
  return {
    lang,
    title,
    tags: [
      named('description', meta.description),
      // Search engines must not index search results.
      ...(path === SEARCH_PATH ? [named('robots', 'noindex')] : []),
      link('canonical', urlIn(lang)),
      ...alternates,
      link('alternate', urlIn('es'), { hreflang: 'x-default' }),
      property('og:type', meta.type ?? 'website'),
      property('og:title', title),
      property('og:description', meta.description),
      property('og:url', urlIn(lang)),
      property('og:site_name', site.name),
      property('og:locale', locales[lang]),
      ...openGraphImage(meta, site.origin),
      named('twitter:card', 'summary_large_image'),
      ...jsonLd.map((item) => structuredData(item, site.origin)),
    ],
  };
}

type ImageObject = { url: string; width: number; height: number; caption: string };

/** The picture of link previews: that of the page's structured data, or else the site's. */
function openGraphImage({ jsonLd = [] }: PageMeta, origin: string): HeadTag[] {
  const own = jsonLd
    .map((item) => (item as { image?: ImageObject | string }).image)
    .find((image) => typeof image === 'object');
  const { url, width, height, caption } = own ?? {
    url: '/open-graph.jpg',
    width: 1200,
    height: 630,
    caption: '',
  };
  return [
    property('og:image', origin + url),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    ...(caption ? [property('og:image:alt', caption)] : []),
  ];
}

function structuredData(item: object, origin: string): HeadTag {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...item }, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? origin + value : value,
  );
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text };
}
