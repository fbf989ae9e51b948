/** Something did not come, or is not what it should be; another attempt may bring it. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

/** The bundler has an error of its own for chunks that did not come. */
export const isNotFetched = (error: unknown): boolean =>
  error instanceof NotFetched || (error as Error | undefined)?.name === 'ChunkLoadError';
