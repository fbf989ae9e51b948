import { CONTRACT_VERSION, type Remote, type RemoteName } from '@clinic/shared/contract';

/** A remote, its page or its slot could not be fetched. Trying again later may help. */
export class RemoteUnavailable extends Error {
  /** Absent when the failure was to find out which remote owns the page. */
  readonly remote: RemoteName | undefined;

  constructor(remote: RemoteName | undefined, cause: unknown) {
    super(
      remote
        ? `The remote "${remote}" could not be loaded.`
        : 'Which remotes are live could not be found out.',
      { cause },
    );
    this.name = 'RemoteUnavailable';
    this.remote = remote;
  }
}

/**
 * Checks a module that came over the network before anything of it is used.
 * @throws Error that says what is wrong with it
 */
export function assertRemote(candidate: unknown, name: RemoteName): asserts candidate is Remote {
  const remote = candidate as Partial<Remote> | null | undefined;
  if (!remote || !Array.isArray(remote.routes) || typeof remote.slots !== 'object') {
    throw new Error(
      `"${name}" exposes no remote: exposed/remote.ts must export "remote" from defineRemote().`,
    );
  }
  if (remote.contract !== CONTRACT_VERSION) {
    throw new Error(
      `"${name}" was built for contract ${remote.contract}, the shell speaks ${CONTRACT_VERSION}: build it again.`,
    );
  }
}
