import { PAGE_DATA_ID, PAGE_SCRIPTS_ID, type PageData, type PageScripts } from '@tesela/core/liveRemotes';

/** What the HTML of a prerendered page says that its code needs. */
export type Page = {
  title: string;
  data: PageData;
  /** Undefined in development. */
  scripts: PageScripts | undefined;
};

const jsonIn = (html: Document, id: string): unknown => {
  const json = html.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : undefined;
};

/** @throws Error when the HTML was not made by compose or by the development server, or is not whole */
export function readPage(html: Document): Page {
  // Everything in `#page-data` was written by the same release of the shell as this code, or the page is not used.
  const data = jsonIn(html, PAGE_DATA_ID) as Partial<PageData> | undefined;
  if (!html.getElementById('root') || !data?.registry || !data.site || !data.frame || !data.documents) {
    throw new Error('This page was not made by "pnpm compose" or "pnpm dev", or is of an older version.');
  }
  return {
    title: html.title,
    data: data as PageData,
    scripts: jsonIn(html, PAGE_SCRIPTS_ID) as PageScripts | undefined,
  };
}

/** URL of the script that starts the shell; it identifies the shell's release. Undefined in development. */
export const shellScriptOf = ({ scripts }: Page): string | undefined => scripts?.start[0];
