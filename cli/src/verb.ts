import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** What a verb did: for people as text, for pipelines as data. */
export type Outcome = { text: string; data: unknown; exitCode?: number };

/** One command of `clinic`; each has a file of its own in `verbs/`. */
export type Verb = {
  /** One line of the list of commands. */
  summary: string;
  /** What may follow `clinic`, with an example; shown by `--help` and when the words are wrong. */
  usage: string;
  run: (args: readonly string[], say: Say) => Promise<Outcome>;
};

/** Tells how far a verb is; kept apart from its outcome, so that `--json` stays one document. */
export type Say = (line: string) => void;

/** A command that was written wrong: its message is followed by the verb's usage. */
export class UsageError extends Error {}

/**
 * Reads the words and options of a verb.
 * @param most words that it takes
 * @throws UsageError for an option or a word that it does not know
 */
export function readArgs<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T, most = 0) {
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
