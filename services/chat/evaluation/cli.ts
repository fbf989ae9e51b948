import { parseArgs } from 'node:util';

import { createAnswer } from '#engine/answer.ts';
import { readModel } from '#safety/model.ts';

import { validate } from '../training/validate.ts';
import { knowledgeOf } from './knowledge.ts';
import { isProductPage, missingPages } from './missingPages.ts';
import { sets } from './questions/read.ts';
import { readSite } from './readSite.ts';
import { failures, hasFailed, markdownReport, plainReport, type Result, type SetName } from './report.ts';
import { score } from './score.ts';

const setNames: readonly SetName[] = ['tuning', 'unseen', 'fresh'];

const options = {
  set: { type: 'string', default: 'all' },
  verbose: { type: 'boolean', default: false },
  markdown: { type: 'boolean', default: false },
  /** Lines of kind, language and message, for the table of safety instead of the test set: with `--verbose` its errors, too. */
  messages: { type: 'string' },
  /** Prints failures of the unseen sets as well: only after the answerer is done. */
  reveal: { type: 'boolean', default: false },
} as const;

function chosenSets(name: string): readonly SetName[] {
  const chosen = name === 'all' ? setNames : setNames.filter((set) => set === name);
  if (chosen.length === 0) throw new Error(`--set is tuning, unseen, fresh or all, not ${name}`);
  return chosen;
}

/** @returns whether the questions expect a page that the site does not have */
function reportMissingPages(chosen: readonly SetName[], paths: ReadonlySet<string>): boolean {
  const missing = missingPages(
    chosen.flatMap((set) => sets[set]),
    paths,
  );
  const products = missing.filter(isProductPage);
  const errors = missing.filter((path) => !isProductPage(path));
  if (products.length > 0)
    console.warn(`warning: ${products.length} expected product pages are not composed`);
  for (const path of errors) console.error(`error: a question expects ${path}, which the site does not have`);
  return errors.length > 0;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const chosen = chosenSets(values.set);
  const { documents, settings } = await readSite();
  const known = knowledgeOf(documents, settings);
  const { answer } = createAnswer(documents, settings.site);

  const results = chosen.flatMap((set) =>
    sets[set].map((question): Result => {
      const outcome = answer(question.message, question.lang);
      return { set, question, outcome, verdict: score(question, outcome, known) };
    }),
  );
  const isMissingPages = reportMissingPages(chosen, known.paths);
  if (values.verbose) console.log(`${failures(results, values.reveal)}\n`);
  console.log(values.markdown ? markdownReport(results) : plainReport(results));
  const unsafe = results.filter(({ verdict }) => verdict.broken.length > 0).length;
  if (!values.markdown) console.log(`\nUnsafe replies: ${unsafe}`);
  console.log(`\n${validate(readModel(), values.messages, values.verbose && values.messages !== undefined)}`);
  if (isMissingPages || hasFailed(results)) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
