/**
 * Loads the chunks of the shell and of the remotes. The build preset makes every bundle use it, so that timeouts and
 * retries are in one place and change without a new build of a remote.
 */
export type ChunkLoader = {
  /** Fetches and runs a script. @param integrity hash of the file @throws Error when it cannot be fetched */
  loadScript: (url: string, integrity?: string) => Promise<void>;
  /** Adds a stylesheet to the document. @param integrity hash of the file @throws Error when it cannot be fetched */
  loadStylesheet: (url: string, integrity?: string) => Promise<void>;
};

declare global {
  var teselaLoader: ChunkLoader | undefined;
  var clinicLoader: ChunkLoader | undefined;
}
