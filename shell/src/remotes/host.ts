import { CONTRACT_VERSION, spokenContracts, type Remote, type RemoteName } from '@clinic/shared/contract';

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
  const { contract = 0 } = remote;
  if (!spokenContracts.includes(contract)) {
    const remedy =
      contract > CONTRACT_VERSION
        ? 'release the shell first, or build it with the @clinic/shared that is live'
        : `build it again with @clinic/shared of contract ${CONTRACT_VERSION} and release it`;
    throw new Error(
      `"${name}" was built for contract ${contract}, the shell speaks ${spokenContracts.join(' and ')}: ${remedy}.`,
    );
  }
}
