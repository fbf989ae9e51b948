/**
 * The floor: the oldest browsers in which the scripts of the site run. It decides syntax and styles of every build;
 * `e2e/floor/` holds what scripts call to it, and `platform/host/src/entry/unanswered.ts` speaks below it.
 */
export const oldestBrowsers = {
  chrome: '109',
  edge: '109',
  firefox: '121',
  safari: '16.4',
  ios_saf: '16.4',
  samsung: '21',
} as const;

/** As a list for browserslist. A build that has its own never asks for the file of a folder above. */
export const browserslist: string[] = Object.entries(oldestBrowsers).map(
  ([browser, version]) => `${browser} >= ${version}`,
);
