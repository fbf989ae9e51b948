/**
 * A missing secret of a pipeline arrives as an empty variable, which must not turn a check off.
 * @param names of the variables that count
 * @throws Error that names those that are set and empty
 */
export function assertNoneEmpty(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): void {
  const empty = names.filter((name) => env[name] !== undefined && !env[name].trim());
  if (empty.length === 0) return;
  throw new Error(`${empty.join(', ')}: set, but empty. Give it a value, or unset it.`);
}
