/** Says of an object of loaders which chunks its values go into; `pluginContent` reads it. */
export const chunkMark: unique symbol = Symbol('chunks');

/** Values that a page fetches one at a time, by id. */
export type Chunks<T> = Readonly<Record<string, () => Promise<T>>>;

/**
 * Puts every value into a chunk of its own, called `<name>.<id>`, where a `*.data.ts` exports it.
 * @param name e.g. `post.es`
 */
export function chunks<T>(name: string, values: Readonly<Record<string, T>>): Chunks<T> {
  const loaders = Object.entries(values).map(([id, value]) => [id, () => Promise.resolve(value)] as const);
  return Object.defineProperty(Object.fromEntries(loaders), chunkMark, { value: { name, values } });
}

export type MarkedChunks = { [chunkMark]?: { name: string; values: Readonly<Record<string, unknown>> } };
