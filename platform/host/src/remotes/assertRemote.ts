import { CONTRACT_VERSION, type Remote, type RemoteName } from '@tesela/core/contract';
import { assertContract } from '@tesela/core/contractRule';

/**
 * Checks a module from the network before it is used.
 * @throws Error that explains what is wrong
 */
export function assertRemote(candidate: unknown, name: RemoteName): asserts candidate is Remote {
  const remote = candidate as Partial<Remote> | null | undefined;
  if (!remote || !Array.isArray(remote.routes) || typeof remote.slots !== 'object') {
    throw new Error(
      `"${name}" exposes no remote: exposed/remote.ts must export "remote" from defineRemote().`,
    );
  }
  assertContract('the shell', CONTRACT_VERSION, `"${name}"`, remote.contract ?? 0);
}
