import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { parseDocuments, type ChatDocument } from '@clinic/shared/chatDocuments';
import { parseSettings, type Site } from '@clinic/shared/settings';
import * as v from 'valibot';

/** An earlier compose wrote beside the site until when its days are known. */
const settingsFile = v.object({
  site: v.looseObject({ knownUntil: v.optional(v.string()) }),
  knownUntil: v.optional(v.string()),
});

/**
 * Reads what compose wrote of the live site for the assistant.
 * @throws Error when a file is missing or wrong
 */
export async function readLive(dir: string): Promise<{ documents: ChatDocument[]; site: Site }> {
  const [chat, settings] = await Promise.all(
    ['chat.json', 'settings.json'].map(async (name): Promise<unknown> =>
      JSON.parse(await readFile(path.join(dir, name), 'utf8')),
    ),
  );
  const file = v.parse(settingsFile, settings);
  const { knownUntil = file.knownUntil, ...site } = file.site;
  return {
    documents: parseDocuments(chat),
    site: { ...parseSettings({ site }).site, ...(knownUntil && { knownUntil }) },
  };
}
