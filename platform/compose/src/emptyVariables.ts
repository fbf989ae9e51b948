/**
 * Refuses empty environment variables: a pipeline passes a missing secret as an empty variable, and that must not turn
 * a check off.
 * @param names of the variables to check
 * @throws Error that names the empty variables
 */
export function assertNoneEmpty(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): void {
  const empty = names.filter((name) => env[name] !== undefined && !env[name].trim());
  if (empty.length === 0) return;
  throw new Error(`${empty.join(', ')}: set, but empty. Give it a value, or unset it.`);
}
