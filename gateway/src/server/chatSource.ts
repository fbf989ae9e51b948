import { parseSettings } from '@clinic/shared/settings';
import type { FastifyBaseLogger } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

import { createAnswerer, type Answerer } from '#chat/answerer.ts';
import { parseDocuments } from '#chat/documents.ts';

const fileNames = ['chat.json', 'settings.json'] as const;
const settingsFile = v.object({ site: v.unknown() });

async function fingerprint(live: string): Promise<string> {
  const stats = await Promise.all(fileNames.map((name) => stat(path.join(live, name))));
  return stats.map(({ ino, size, mtimeMs }) => `${ino}-${size}-${mtimeMs}`).join(' ');
}

async function readAnswerer(live: string): Promise<Answerer> {
  const [documents, settings] = await Promise.all(
    fileNames.map(async (name): Promise<unknown> =>
      JSON.parse(await readFile(path.join(live, name), 'utf8')),
    ),
  );
  const { site } = v.parse(settingsFile, settings);
  // The assistant never tells prices, so it does not read the price list either.
  const facts = parseSettings({ site, prices: { currency: 'COP', prices: {} } });
  return createAnswerer(parseDocuments(documents), facts.site);
}

/**
 * Keeps the answerer of the site that is live: made on the first question, and anew after each compose.
 * While the live files cannot be read, the last good one goes on answering.
 * @returns a function that gives the answerer, and throws when there has been none yet
 */
export function createChatSource(live: string, log: FastifyBaseLogger): () => Promise<Answerer> {
  let current: { version: string; answerer: Promise<Answerer> } | undefined;

  async function refresh(): Promise<Answerer> {
    const version = await fingerprint(live);
    if (current?.version !== version) {
      const previous = current;
      const next = { version, answerer: readAnswerer(live) };
      current = next;
      next.answerer.catch(() => {
        if (current === next) current = previous;
      });
    }
    return current.answerer;
  }

  return async () => {
    try {
      return await refresh();
    } catch (error) {
      if (!current) throw error;
      log.warn({ err: error }, 'the live chat files cannot be read: answering from the ones before');
      return current.answerer;
    }
  };
}
