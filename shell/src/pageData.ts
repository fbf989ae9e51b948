import { PAGE_SCRIPTS_ID, type PageData, type PageScripts } from '@clinic/shared/liveRemotes';

/** Id of the inline JSON that compose and the development server write into every page. */
const PAGE_DATA_ID = 'page-data';

/**
 * Parses the inline JSON of the page: the live remotes, the clinic's facts, and the documents that the page shows.
 * @throws Error when the page was not made by compose or by the development server
 */
export function readPageData(): PageData {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json)
    throw new Error(`This page has no #${PAGE_DATA_ID}: it was not made by "pnpm compose" or "pnpm dev".`);
  const data = JSON.parse(json) as Partial<PageData>;
  if (!data.registry || !data.site || !data.frame || !data.documents) {
    throw new Error(
      `#${PAGE_DATA_ID} must hold "registry", "site", "frame" and "documents": run "pnpm compose" again.`,
    );
  }
  return data as PageData;
}

/** URL of the script that starts the shell; it identifies the shell's release. Undefined in development. */
export function readShellScript(): string | undefined {
  const json = document.getElementById(PAGE_SCRIPTS_ID)?.textContent;
  return json ? (JSON.parse(json) as PageScripts).start[0] : undefined;
}
