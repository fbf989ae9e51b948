import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The bytes of a file, and a hash of them as a strong ETag: the same on every replica. */
export type KeptFile = { body: Buffer; etag: string };

export type FileMemory = {
  /** @param file absolute path; what stands there must never change */
  get: (file: string) => KeptFile | undefined;
  /** @throws Error of the file system when it is not in memory and cannot be read */
  read: (file: string) => Promise<KeptFile>;
  /** Whether another file would push one out. */
  isFull: () => boolean;
  /** Bytes. */
  size: () => number;
};

/**
 * Keeps files that never change under their name, the ones asked for last when there are too many. They are
 * still served after their folder is gone, and a file in memory takes no descriptor.
 * @param maxBytes how much of them
 */
export function createFileMemory(maxBytes: number): FileMemory {
  const files = new LRUCache<string, KeptFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, name) => body.length + name.length + 100,
  });
  return {
    get: (file) => files.get(file),
    read: async (file) => {
      const kept = files.get(file);
      if (kept) return kept;
      const body = await readFile(file);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
      const read = { body, etag };
      files.set(file, read);
      return read;
    },
    isFull: () => files.calculatedSize > 0.95 * maxBytes,
    size: () => files.calculatedSize,
  };
}
