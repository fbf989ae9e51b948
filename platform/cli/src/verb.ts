import type { SiteFolder } from '@clinic/compose/change';

import { describeOptions, readArgs, type Options } from './options.ts';
import { siteOf } from './site/site.ts';

/** Outcome of a verb: text for people, data for `--json`. */
export type Outcome = { text: string; data: unknown; exitCode?: number };

/** Prints progress. It is separate from the outcome, so that `--json` prints only one document. */
export type Say = (line: string) => void;

/** One command of `clinic`; each has a file of its own in `verbs/`. */
export type Verb = {
  /** One line of the list of commands. */
  summary: string;
  /** What may follow `clinic`; shown by `--help` and when the words are wrong. */
  usage: string;
  run: (args: readonly string[], say: Say) => Promise<Outcome>;
};

type Invocation<O extends Options> = Pick<ReturnType<typeof readArgs<O>>, 'values'> & {
  words: readonly string[];
  say: Say;
  /** The site that the options name, opened on first use. */
  readonly site: SiteFolder;
};

/**
 * @param verb.usage examples, and what the help of the options does not explain
 * @param verb.words number of words that it accepts; default: none
 */
export function defineVerb<const O extends Options>({
  summary,
  usage,
  options,
  words = 0,
  run,
}: {
  summary: string;
  usage: string;
  options: O;
  words?: number;
  run: (invocation: Invocation<O>) => Promise<Outcome>;
}): Verb {
  return {
    summary,
    usage: [usage, describeOptions(options)].join('\n\n'),
    run: async (args, say) => {
      const { values, positionals } = readArgs(args, options, words);
      return run({
        values,
        words: positionals,
        say,
        get site() {
          return siteOf(values, say);
        },
      });
    },
  };
}
