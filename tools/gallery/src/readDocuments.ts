import { listRemotes } from '@clinic/build/workspace';
import type { RequestHandler } from '@rsbuild/core';

import { readSources } from '../../dev/server/siteSource.ts';
import type { DocumentsByFolder } from './groups.ts';

/** The documents that compose would make of the sources, as they are now. @param root of the workspace */
export async function readDocuments(root: string): Promise<DocumentsByFolder> {
  const { own, remotes, problems } = await readSources(listRemotes(root));
  for (const [folder, list] of Object.entries(problems))
    for (const { file = folder, message } of list) console.error(`${file}: ${message}`);
  const ofRemotes = Object.entries(remotes).map(([folder, { documents }]) => [folder, documents]);
  return { ...(own && { shell: own }), ...Object.fromEntries(ofRemotes) };
}

/** Reads them again for every page of the gallery: a changed word is there when the page is loaded again. */
export const serveDocuments =
  (root: string): RequestHandler =>
  (request, response, next) => {
    if (request.url !== '/documents.json') return next();
    readDocuments(root).then(
      (documents) => response.setHeader('content-type', 'application/json').end(JSON.stringify(documents)),
      next,
    );
  };
