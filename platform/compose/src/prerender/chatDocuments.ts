import type { Description } from '@clinic/shared/descriptions';
import { languages, localizePath, type PerLang } from '@clinic/shared/lang';
import type { PrerenderedPage } from '@clinic/shared/prerender';
import type { Site } from '@clinic/shared/settings';
import { fillFacts } from '@clinic/shared/siteFacts';
import { parse, type HTMLElement } from 'node-html-parser';

import type { ChatDocument } from '@clinic/shared/chatDocuments';

type Page = PrerenderedPage & { url: string };

/** Parts of a page that say nothing of their own: what other pages or the interface say already. */
const noise = 'nav, button, form, noscript, script, svg, [aria-hidden="true"], [data-chat="skip"]';

/** What stands around it is half of a page, and parsing is most of the work. */
const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + 7);

/** One line a block: a label must not be taken for the beginning of a sentence. */
const textOf = (element: HTMLElement): string =>
  element.structuredText
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const titleOf = (element: HTMLElement | null): string =>
  element ? textOf(element).replaceAll('\n', ' ') : '';

/** The parts of a page that have an anchor and a heading of their own. */
function sectionsOf(area: HTMLElement, page: Pick<ChatDocument, 'lang' | 'path'>): ChatDocument[] {
  return area
    .querySelectorAll('article[id], section[id], details[id]')
    .map((element): ChatDocument => ({
      lang: page.lang,
      kind: 'section',
      title: titleOf(element.querySelector('h1, h2, h3')),
      text: textOf(element),
      path: `${page.path}#${element.id}`,
    }))
    .filter(({ title }) => title !== '');
}

/** What has pages of its own is not what this page says: its cards, and the headings over nothing else. */
function removeCards(area: HTMLElement): void {
  for (const card of area.querySelectorAll('article:not([id])')) {
    // What the page itself is about may be an article too.
    if (!card.querySelector('h1')) card.remove();
  }
  for (const part of area.querySelectorAll('section:not([id]), aside')) {
    const rest = part.clone() as HTMLElement; // The library types a clone as any node.
    for (const heading of rest.querySelectorAll('h2, h3')) heading.remove();
    if (textOf(rest) === '') part.remove();
  }
}

/** What the owners of pages say of them, by path with language. */
export type KnownPages = ReadonlyMap<string, readonly Description[]>;

/** Gathers what all remotes say of their pages. */
export const knownPages = (remotes: Iterable<PerLang<readonly Description[]>>): KnownPages =>
  Map.groupBy(
    [...remotes].flatMap((described) =>
      languages.flatMap((lang) =>
        described[lang].map((entry) => ({ ...entry, path: localizePath(entry.path, lang) })),
      ),
    ),
    ({ path }) => path,
  );

/** What stands at `offers.price` and the like; structured data give numbers as text, too. */
function numberAt(item: unknown, at: string): number | undefined {
  let value = item;
  for (const key of at.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  const isGiven = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  return isGiven && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

/** The numbers that a page's structured data tell, where its owner says that they stand. */
function figuresOf({ jsonLd = [] }: Page['meta'], wanted: Description['figures'] = {}) {
  const found = Object.entries(wanted).flatMap(([name, at]) => {
    const value = jsonLd.map((item) => numberAt(item, at)).find((number) => number !== undefined);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found) as Partial<ChatDocument>; // names of numbers that a document has
}

/** The same of a page that its owner describes: its HTML need not be read to learn what it says. */
function describedDocuments(
  { url, meta, head: { lang } }: Page,
  known: KnownPages,
  site: Site,
): ChatDocument[] {
  const parts = [...known].filter(([path]) => path.startsWith(`${url}#`));
  return [[url, known.get(url) ?? []] as const, ...parts].flatMap(([path, entries]) => {
    const { title, text, figures, note, offers } = entries.find((entry) => entry.text !== undefined) ?? {};
    if (title === undefined || text === undefined) return [];
    const isPage = path === url;
    const said = fillFacts(isPage ? `${meta.description}\n${text}` : text, site, lang);
    const kind = isPage ? 'page' : 'section';
    const own = {
      ...(note && { note }),
      ...(offers && { offers: offers.map(({ names, says }) => ({ names: [...names], says })) }),
    };
    return [{ lang, kind, title, text: said, path, ...figuresOf(meta, figures), ...own, ...taught(entries) }];
  });
}

/**
 * What the assistant can look things up in of a page: the page itself, and every part of it that has an anchor,
 * each with what its owner teaches of it.
 */
export function chatDocuments(page: Page, known: KnownPages, site: Site): ChatDocument[] {
  const { kind, url } = page;
  if (kind !== 'page') return [];
  const isDescribed = known.get(url)?.some(({ text }) => text !== undefined);
  return isDescribed ? describedDocuments(page, known, site) : readDocuments(page, known);
}

function readDocuments({ url, html, meta, head }: Page, known: KnownPages): ChatDocument[] {
  const area = parse(mainOf(html)).querySelector('main');
  if (!area) throw new Error(`${url} has no <main>: the assistant would know nothing of it.`);
  for (const element of area.querySelectorAll(noise)) element.remove();
  const { shape, figures } = known.get(url)?.find(({ wish }) => !wish) ?? {};
  if (shape) removeCards(area);
  const title = titleOf(area.querySelector('h1'));
  if (!title) throw new Error(`${url} has no h1: the assistant could not name it.`);
  const note = shape === 'item' && area.querySelector('[data-chat="note"]')?.textContent.trim();
  const page: ChatDocument = {
    lang: head.lang,
    kind: 'page',
    title,
    text: `${meta.description}\n${textOf(area)}`,
    path: url,
    ...figuresOf(meta, figures),
    ...(note && { note }),
  };
  const documents = [page, ...(shape === 'item' ? [] : sectionsOf(area, page))];
  return documents.map((document) => ({ ...document, ...taught(known.get(document.path)) }));
}

/** What it does not know needs no room. */
function taught(entries: readonly Description[] = []): Partial<ChatDocument> {
  const [first] = entries;
  if (!first) return {};
  const { questions, facts } = entries.find(({ wish }) => !wish) ?? {};
  const wishes = entries.flatMap(({ wish, questions }) => (wish ? [[wish, [...questions]] as const] : []));
  return {
    about: first.about,
    ...(questions && { questions: [...questions] }),
    ...(facts && { facts }),
    ...(wishes.length > 0 && { wishes: Object.fromEntries(wishes) }),
  };
}
