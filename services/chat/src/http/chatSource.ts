import { parseSettings, type Site } from '@clinic/shared/settings';
import type { FastifyBaseLogger } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

import { parseDocuments, type ChatDocument } from '@clinic/shared/chatDocuments';

/**
 * Gives the folder of the composed site that is live: another path after each release, and nothing in it ever changes.
 * Rejects while there is none.
 */
export type LiveDir = () => Promise<string>;

type Make<T> = (documents: readonly ChatDocument[], site: Site) => T;

const settingsFile = v.object({ site: v.unknown() });

async function read<T>(dir: string, make: Make<T>): Promise<T> {
  const readJson = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(dir, name), 'utf8'));
  const [documents, settings] = await Promise.all([readJson('chat.json'), readJson('settings.json')]);
  return make(parseDocuments(documents), parseSettings(v.parse(settingsFile, settings)).site);
}

/**
 * Keeps what is made of the live site's documents and facts: made on the first question, and anew after each
 * release. While one cannot be read, what was made of the one before stays.
 * @returns a function that gives it, and rejects when there has been none yet
 */
export function createChatSource<T>(
  liveDir: LiveDir,
  log: FastifyBaseLogger,
  make: Make<T>,
): () => Promise<T> {
  let current: { dir: string; made: Promise<T> } | undefined;

  async function refresh(): Promise<T> {
    const dir = await liveDir();
    if (current?.dir !== dir) {
      const previous = current;
      const next = { dir, made: read(dir, make) };
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
      log.warn({ err: error }, 'what the chat knows cannot be read: answering from the release before');
      return current.made;
    }
  };
}
