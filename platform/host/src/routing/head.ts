import type { PageMeta } from '@tesela/core/contract';
import { localizePath, type Lang, type PerLang } from '@tesela/core/lang';
import type { Head, HeadTag } from '@tesela/core/prerender';
import type { Site } from '@tesela/core/site';

import type { ReadShown } from '#page/shownDocuments.ts';

export type { ReadShown } from '#page/shownDocuments.ts';

/** What a site says in the heads of its pages, besides what their remotes say. */
export type SiteHead = {
  /** Puts facts of the site where a text names them. @throws Error that names what is no fact */
  fill?: (text: string, site: Site, lang: Lang) => string;
  /** schema.org objects. @param path without language */
  jsonLd?: (site: Site, lang: Lang, path: string) => object[];
  /** Of each language, as link previews name it: `es_CO`. By default its own name. */
  locales?: PerLang<string>;
  /** Metadata of the page for what does not exist. */
  notFound: (read: ReadShown) => PageMeta;
};

type Input = { meta: PageMeta; lang: Lang; path: string; site: Site; isIndexed?: boolean | undefined };

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (key: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: key, content },
});
const link = (rel: string, href: string, more = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
});

/** Replaces placeholders such as `{city}` in the metadata by facts of the site. */
export const fillMeta = (
  meta: PageMeta,
  site: Site,
  lang: Lang,
  { fill }: Pick<SiteHead, 'fill'>,
): PageMeta =>
  // Metadata is JSON, and replacing its strings keeps its type.
  JSON.parse(JSON.stringify(meta), (_key, value: unknown) =>
    typeof value === 'string' && fill ? fill(value, site, lang) : value,
  ) as PageMeta;

/**
 * Everything in a page's head that depends on the page.
 * @param input.path without language
 */
export function describeHead(
  { meta: unfilled, lang, path, site, isIndexed = true }: Input,
  own: SiteHead,
): Head {
  const meta = fillMeta(unfilled, site, lang, own);
  const title = `${meta.title} · ${site.shortName}`;
  const { languages } = site;
  const urlIn = (target: Lang) => site.origin + localizePath(path, target, languages);
  const alternates = [
    ...languages.map((item) => link('alternate', urlIn(item), { hreflang: item })),
    link('alternate', urlIn(languages[0]), { hreflang: 'x-default' }),
  ];
  const jsonLd = [...(own.jsonLd?.(site, lang, path) ?? []), ...(meta.jsonLd ?? [])];
  return {
    lang,
    title,
    tags: [
      named('description', meta.description),
      ...(isIndexed ? [] : [named('robots', 'noindex')]),
      link('canonical', urlIn(lang)),
      // A page that there is once needs none to point at the others.
      ...(languages.length > 1 ? alternates : []),
      property('og:type', meta.type ?? 'website'),
      property('og:title', title),
      property('og:description', meta.description),
      property('og:url', urlIn(lang)),
      property('og:site_name', site.name),
      property('og:locale', own.locales?.[lang] ?? lang),
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
