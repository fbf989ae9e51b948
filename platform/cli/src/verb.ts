import type { Site } from '@clinic/compose/change';

import { describeOptions, readArgs, type Options } from './options.ts';
import { siteOf } from './site/site.ts';

/** What a verb did: for people as text, for pipelines as data. */
export type Outcome = { text: string; data: unknown; exitCode?: number };

/** Tells how far a verb is; kept apart from its outcome, so that `--json` stays one document. */
export type Say = (line: string) => void;

/** One command of `clinic`; each has a file of its own in `verbs/`. */
export type Verb = {
  /** One line of the list of commands. */
  summary: string;
  /** What may follow `clinic`; shown by `--help` and when the words are wrong. */
  usage: string;
  run: (args: readonly string[], say: Say) => Promise<Outcome>;
};

type Asked<O extends Options> = Pick<ReturnType<typeof readArgs<O>>, 'values'> & {
  words: readonly string[];
  say: Say;
  /** Of the options of a site, opened when it is asked for. */
  readonly site: Site;
};

/**
 * @param verb.usage examples, and what its options do not say by themselves
 * @param verb.words that it takes at most; default: none
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
  run: (asked: Asked<O>) => Promise<Outcome>;
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
