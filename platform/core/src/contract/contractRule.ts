/**
 * Checks that a shell accepts a remote: it must have the shell's contract or the one before, so that teams can update
 * one after the other.
 * @param shell name of the shell in the message: `the shell`, `shell 1.4.0`
 * @param current contract of the shell
 * @param remote name of the remote in the message
 * @throws Error that names both contracts and the remedy
 */
export function assertContract(shell: string, current: number, remote: string, contract: number): void {
  if (contract === current || contract === current - 1) return;
  const remedy =
    contract > current
      ? `Promote a shell of contract ${contract} first, or build with the @tesela/core that is live.`
      : `Build it again with @tesela/core of contract ${current} and release it.`;
  throw new Error(
    `${remote} was built for contract ${contract}; ${shell} takes ${current - 1} and ${current}. ${remedy}`,
  );
}
