import { parseArgs } from 'node:util';

/** An option for Node's `parseArgs`, with its help text. */
export type Option = { type: 'string' | 'boolean'; value?: string; help: string };
export type Options = Readonly<Record<string, Option>>;

/** @param value name of the value in the help, e.g. `DIR` */
export const text = (value: string, help: string) => ({ type: 'string', value, help }) as const;
export const flag = (help: string) => ({ type: 'boolean', help }) as const;

/** Wrong usage of a command: the usage of the verb is printed after the message. */
export class UsageError extends Error {}

/** Help text of options. */
export const describeOptions = (options: Options): string =>
  Object.entries(options)
    .map(([name, { value = '', help }]) => `  ${`--${name} ${value}`.padEnd(19)} ${help}`)
    .join('\n');

/**
 * Parses the words and options of a verb.
 * @param maxWords number of words that it accepts
 * @throws UsageError for an unknown option or too many words
 */
export function readArgs<O extends Options>(args: readonly string[], options: O, maxWords: number) {
  let read;
  try {
    read = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const word = read.positionals[maxWords];
  if (word !== undefined) throw new UsageError(`"${word}" is one word too many.`);
  return read;
}
