import { parseArgs } from 'node:util';

import type { SiteFolder } from '@tesela/compose/change';
import { type SiteOptions, openSite } from '@tesela/compose/site';

/** An option for Node's `parseArgs`, with its help text. */
type Option = { type: 'string' | 'boolean'; value?: string; help: string };
export type Options = Readonly<Record<string, Option>>;

/** @param value name of the value in the help, e.g. `DIR` */
export const text = (value: string, help: string) => ({ type: 'string', value, help }) as const;
export const flag = (help: string) => ({ type: 'boolean', help }) as const;

/** Wrong usage of a command: the usage of the verb is printed after the message. */
export class UsageError extends Error {}

/** Help text of options. */
const describeOptions = (options: Options): string =>
  Object.entries(options)
    .map(([name, { value = '', help }]) => `  ${`--${name} ${value}`.padEnd(19)} ${help}`)
    .join('\n');

/**
 * Parses the words and options of a verb.
 * @param maxWords number of words that it accepts
 * @throws UsageError for an unknown option or too many words
 */
function readArgs<O extends Options>(args: readonly string[], options: O, maxWords: number) {
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

/** Options of every verb that changes or reads a site. */
export const siteOptions = {
  site: text('DIR', 'folder of the site (SITE_DIR; .site)'),
  registry: text('URL', 'npm registry of the releases (TESELA_REGISTRY), token in TESELA_REGISTRY_TOKEN'),
  store: text('DIR', "folder of tarballs instead (TESELA_STORE; packages in the site's folder)"),
  settings: text('DIR', 'facts of the site (TESELA_SETTINGS; settings)'),
  environment: text('NAME', 'name of the environment (TESELA_ENVIRONMENT)'),
};

/** The manifest of another site, for verbs that work without a site's folder. */
export const manifestOption = {
  manifest: text(
    'URL',
    "live.json to follow, a file or an address (TESELA_MANIFEST); else the site's folder",
  ),
};

/** Outcome of a verb: text for people, data for `--json`. */
export type Outcome = { text: string; data: unknown; exitCode?: number };

/** Prints progress. It is separate from the outcome, so that `--json` prints only one document. */
export type Say = (line: string) => void;

/** One command of `tesela`; each has a file of its own in `verbs/`. */
export type Verb = {
  /** One line of the list of commands. */
  summary: string;
  /** What may follow `tesela`; shown by `--help` and when the words are wrong. */
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
          return { ...openSite(values as SiteOptions), say };
        },
      });
    },
  };
}
