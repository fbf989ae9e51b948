/** Something did not come, or is not what it should be; another attempt may bring it. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

/** By its name: the page's own script has a class of its own, and the bundler an error for chunks that did not come. */
export const isNotFetched = (error: unknown): boolean =>
  ['NotFetched', 'ChunkLoadError'].includes((error as Error | undefined)?.name ?? '');
