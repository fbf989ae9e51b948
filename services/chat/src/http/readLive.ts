import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { parseDocuments, type ChatDocument } from '@clinic/shared/chatDocuments';
import { parseSettings, type Site } from '@clinic/shared/settings';
import * as v from 'valibot';

const settingsFile = v.object({ site: v.unknown(), knownUntil: v.optional(v.string()) });

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
  const { site, knownUntil } = v.parse(settingsFile, settings);
  return {
    documents: parseDocuments(chat),
    site: { ...parseSettings({ site }).site, ...(knownUntil && { knownUntil }) },
  };
}
