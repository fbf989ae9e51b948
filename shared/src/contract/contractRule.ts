/**
 * The rule on contracts: a shell takes remotes of its own contract and of the one before, so that teams can follow one
 * after the other.
 * @param shell which shell, for people: `the shell`, `shell 1.4.0`
 * @param current contract of the shell
 * @param remote which remote, for people
 * @throws Error that names both contracts and what to do
 */
export function assertContract(shell: string, current: number, remote: string, contract: number): void {
  if (contract === current || contract === current - 1) return;
  const remedy =
    contract > current
      ? `Promote a shell of contract ${contract} first, or build with the @clinic/shared that is live.`
      : `Build it again with @clinic/shared of contract ${current} and release it.`;
  throw new Error(
    `${remote} was built for contract ${contract}; ${shell} takes ${current - 1} and ${current}. ${remedy}`,
  );
}
