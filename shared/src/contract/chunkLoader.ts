/**
 * How the builds of the shell and of the remotes fetch their chunks: the preset makes them ask the shell, so that
 * time limits and further attempts are decided in one place and need no new build of a remote.
 */
export type ChunkLoader = {
  /** Fetches and runs a script. @param integrity hash that it must have @throws Error when it does not come */
  loadScript: (url: string, integrity?: string) => Promise<void>;
  /** Adds a stylesheet to the document. @param integrity hash that it must have @throws Error when it does not come */
  loadStylesheet: (url: string, integrity?: string) => Promise<void>;
};

declare global {
  var clinicLoader: ChunkLoader | undefined;
}
