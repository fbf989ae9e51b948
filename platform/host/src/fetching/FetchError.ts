/** A file could not be fetched, or is not what was expected. Another attempt may succeed. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}

/** Compares names because the starter script has its own copy of the class, and the bundler an error of its own. */
export const isFetchError = (error: unknown): boolean =>
  ['FetchError', 'ChunkLoadError'].includes((error as Error | undefined)?.name ?? '');
