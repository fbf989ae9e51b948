import type { Remote, RemoteData } from '@clinic/shared/contract';
import type { Lang } from '@clinic/shared/lang';

import type { DocumentsPerLang } from './documents.ts';
import { readRemoteSettings } from './readRemoteSettings.ts';
import { finishSearch, readSynonyms } from './searchDocuments.ts';

/**
 * All that a remote's pages are given to read, by its own settings.
 * @throws Error that names the setting, or what it lists for the search, that is wrong
 */
export async function remoteDocuments(
  data: RemoteData,
  { settingsDir, folder, routes }: { settingsDir: string; folder: string; routes: Remote['routes'] },
): Promise<DocumentsPerLang> {
  const settings = await readRemoteSettings(settingsDir, folder, data);
  const synonyms = await readSynonyms(settingsDir);
  const documentsIn = (lang: Lang) =>
    finishSearch(data.documents?.({ lang, settings }) ?? {}, {
      lang,
      synonyms,
      folder,
      routes,
      links: data.links?.[lang],
    });
  return { es: documentsIn('es'), en: documentsIn('en') };
}
