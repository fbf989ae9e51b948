import type { ChatDocument } from '@tesela/core/chatDocument';
import type { Description } from '@tesela/core/descriptions';
import { localizePath, type Languages, type PerLang } from '@tesela/core/lang';
import type { PrerenderedPage } from '@tesela/core/prerender';

type Page = PrerenderedPage & { url: string };

/** What the owners of pages say of them and of their parts, by path of the page with language. */
export type KnownPages = ReadonlyMap<string, readonly Description[]>;

const pageOf = (path: string): string => path.split('#')[0] ?? path;

/** Gathers what all remotes say of their pages. */
export const knownPages = (
  remotes: Iterable<PerLang<readonly Description[]>>,
  languages: Languages,
): KnownPages =>
  Map.groupBy(
    [...remotes].flatMap((described) =>
      languages.flatMap((lang) =>
        (described[lang] ?? []).map((entry) => ({
          ...entry,
          path: localizePath(entry.path, lang, languages),
        })),
      ),
    ),
    ({ path }) => pageOf(path),
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

/**
 * What the assistant can look things up in of a page: the page itself, and every part of it that has an anchor, each as
 * its owner describes it. Of a page that nobody describes it knows what search engines do.
 */
export function chatDocuments(
  { kind, url, meta, head: { lang } }: Page,
  known: KnownPages,
  fill: (text: string) => string,
): ChatDocument[] {
  if (kind !== 'page') return [];
  const said = Map.groupBy(known.get(url) ?? [], ({ path }) => path);
  const parts = [...said].filter(([path]) => path !== url);
  return [[url, said.get(url) ?? []] as const, ...parts].flatMap(([path, entries]) => {
    const isPage = path === url;
    const described = entries.find((entry) => entry.text !== undefined);
    if (!isPage && !described) return [];
    const { title = meta.title, text, figures, note, offers, suits, serves } = described ?? entries[0] ?? {};
    const all = [isPage && meta.description, text].filter(Boolean).join('\n');
    const own = {
      ...(note && { note }),
      ...(suits?.length && { suits: [...suits] }),
      ...(serves?.length && { serves: [...serves] }),
      ...(offers && { offers: offers.map(({ names, says }) => ({ names: [...names], says })) }),
    };
    const document: ChatDocument = {
      lang: lang as ChatDocument['lang'], // a site has an assistant in its own languages
      kind: isPage ? 'page' : 'section',
      title,
      text: fill(all),
      path,
    };
    return [{ ...document, ...figuresOf(meta, figures), ...own, ...taught(entries) }];
  });
}

/** What it does not know needs no room. */
function taught(entries: readonly Description[] = []): Partial<ChatDocument> {
  const [first] = entries;
  if (!first) return {};
  const { questions, facts } = entries.find(({ wish }) => !wish) ?? {};
  const wishes = entries.flatMap(({ wish, questions }) => (wish ? [[wish, questions.slice()] as const] : []));
  return {
    about: first.about,
    ...(first.category && { category: first.category }),
    ...(questions && { questions: [...questions] }),
    ...(facts && { facts }),
    ...(wishes.length > 0 && { wishes: Object.fromEntries(wishes) }),
  };
}
