import { readDescription, type Release } from './fetchRelease.ts';

/**
 * A shell takes remotes of its own contract and of the one before, so that teams can follow one after the other.
 * @throws Error that names the remote, both versions, and what to do
 */
export async function assertContracts(
  shell: Release,
  remotes: readonly (readonly [string, Release])[],
): Promise<void> {
  const { contract: current } = await readDescription(shell);
  for (const [name, release] of remotes) {
    const { contract } = await readDescription(release);
    if (contract === current || contract === current - 1) continue;
    const advice =
      contract > current
        ? `Promote a shell of contract ${contract} first.`
        : `Build ${release.name} with the packages of contract ${current}, release it, and promote that.`;
    throw new Error(
      `${name} ${release.version} was built for contract ${contract}; shell ${shell.version} takes ${current - 1} and ${current}. ${advice}`,
    );
  }
}
