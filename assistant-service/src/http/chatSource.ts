import { parseSettings, type Site } from '@clinic/shared/settings';
import type { FastifyBaseLogger } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

import { parseDocuments, type ChatDocument } from '@clinic/shared/chatDocuments';

const fileNames = ['chat.json', 'settings.json'] as const;
const settingsFile = v.object({ site: v.unknown() });

type Make<T> = (documents: readonly ChatDocument[], site: Site) => T;

async function fingerprint(live: string): Promise<string> {
  const stats = await Promise.all(fileNames.map((name) => stat(path.join(live, name))));
  return stats.map(({ ino, size, mtimeMs }) => `${ino}-${size}-${mtimeMs}`).join(' ');
}

async function read<T>(live: string, make: Make<T>): Promise<T> {
  const [documents, settings] = await Promise.all(
    fileNames.map(async (name): Promise<unknown> =>
      JSON.parse(await readFile(path.join(live, name), 'utf8')),
    ),
  );
  return make(parseDocuments(documents), parseSettings(v.parse(settingsFile, settings)).site);
}

/**
 * Keeps what is made of the live site's documents and facts: made on the first question, and anew after each
 * compose. While the live files cannot be read, the last good one stays.
 * @returns a function that gives it, and throws when there has been none yet
 */
export function createChatSource<T>(live: string, log: FastifyBaseLogger, make: Make<T>): () => Promise<T> {
  let current: { version: string; made: Promise<T> } | undefined;

  async function refresh(): Promise<T> {
    const version = await fingerprint(live);
    if (current?.version !== version) {
      const previous = current;
      const next = { version, made: read(live, make) };
      current = next;
      next.made.catch(() => {
        if (current === next) current = previous;
      });
    }
    return current.made;
  }

  return async () => {
    try {
      return await refresh();
    } catch (error) {
      if (!current) throw error;
      log.warn({ err: error }, 'the live chat files cannot be read: answering from the ones before');
      return current.made;
    }
  };
}
