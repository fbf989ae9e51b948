import { parseArgs } from 'node:util';

/** An option as Node reads it, and as the usage says it. */
export type Option = { type: 'string' | 'boolean'; value?: string; help: string };
export type Options = Readonly<Record<string, Option>>;

/** @param value what the usage calls what stands behind it */
export const text = (value: string, help: string) => ({ type: 'string', value, help }) as const;
export const flag = (help: string) => ({ type: 'boolean', help }) as const;

/** A command that was written wrong: its message is followed by the verb's usage. */
export class UsageError extends Error {}

/** Lines of the usage. */
export const describeOptions = (options: Options): string =>
  Object.entries(options)
    .map(([name, { value = '', help }]) => `  ${`--${name} ${value}`.padEnd(19)} ${help}`)
    .join('\n');

/**
 * Reads the words and options of a verb.
 * @param most words that it takes
 * @throws UsageError for an option or a word that it does not know
 */
export function readArgs<O extends Options>(args: readonly string[], options: O, most: number) {
  let read;
  try {
    read = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const word = read.positionals[most];
  if (word !== undefined) throw new UsageError(`"${word}" is one word too many.`);
  return read;
}
