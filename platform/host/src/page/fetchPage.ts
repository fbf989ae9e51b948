import { fetchText } from '#fetching/fetchText.ts';
import { FRESH_FOR } from '#timeouts.ts';

import { readPage, type Page } from './page.ts';
import { parsePage } from './parsePage.ts';
import { partIds } from './parts.ts';

/** A page from the server. `url` differs from the one that was asked for when the server redirects. */
export type FetchedPage = Page & {
  html: Document;
  /** What is inside of `#root` and `#beside`. */
  contents: Readonly<Record<string, DocumentFragment>>;
  url: URL;
};

const known = new Map<string, Promise<FetchedPage>>();

/** Takes the contents out of the document: Chromium keeps a document that has a `<video>` in memory for ever. */
function takeContents(html: Document): FetchedPage['contents'] {
  const contents: Record<string, DocumentFragment> = {};
  for (const id of partIds) {
    const nodes = html.getElementById(id)?.childNodes;
    if (!nodes) continue;
    contents[id] = html.createDocumentFragment();
    contents[id].append(...nodes);
  }
  return contents;
}

/** Query and anchor of a link outlive a redirect to an address that has none. */
function arrivalUrl(asked: URL, answered: string): URL {
  const url = new URL(answered || asked, asked);
  if (!url.search) url.search = asked.search;
  return url;
}

/**
 * Fetches a prerendered page, once in half a minute: a pointer that passes a link twice asks once, and the way back comes
 * from memory.
 * @throws FetchError when no whole page of this site arrives in time
 */
export function fetchPage(asked: URL): Promise<FetchedPage> {
  const key = asked.pathname + asked.search;
  const running = known.get(key);
  if (running) return running;
  const page = fetchText(key, {
    accept: 'text/html',
    isLive: true,
    read: (status, text, answered) => {
      // The page for what does not exist is a page as well.
      if (status !== 200 && status !== 404) throw new Error(`The server answered ${status}.`);
      const html = parsePage(text);
      return { ...readPage(html), html, contents: takeContents(html), url: arrivalUrl(asked, answered) };
    },
  });
  known.set(key, page);
  const forget = () => void known.delete(key);
  page.then(() => setTimeout(forget, FRESH_FOR), forget);
  return page;
}
