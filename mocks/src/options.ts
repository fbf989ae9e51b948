import * as v from 'valibot';

import { assessmentScenarios, scenarioNames } from './scenarios.ts';
import { stateNames } from './states.ts';

/** In ms. */
const MAX_LATENCY = 60_000;

const wholeNumber = v.pipe(v.string(), v.digits(), v.transform(Number));

/** Options of the mocked APIs on this tab; missing and invalid ones have the default value. */
const optionsSchema = v.object({
  scenario: v.fallback(v.picklist(scenarioNames), 'success'),
  /** Scenario of the assessment API. */
  inbox: v.fallback(v.picklist(assessmentScenarios), 'success'),
  /** Added to every mocked answer, in ms. */
  latency: v.fallback(
    v.pipe(v.union([v.number(), wholeNumber]), v.integer(), v.minValue(0), v.maxValue(MAX_LATENCY)),
    0,
  ),
  state: v.fallback(v.nullable(v.picklist(stateNames)), null),
});

export type MockOptions = v.InferOutput<typeof optionsSchema>;

type ReadOptions = {
  options: MockOptions;
  /** Messages about invalid values of the URL, with the valid ones. */
  problems: readonly string[];
};

/** URL parameters that set an option for the tab: `?mock=server-error&inbox=undeliverable&latency=800&state=cart-damaged`. */
export const parameters = { scenario: 'mock', inbox: 'inbox', latency: 'latency', state: 'state' } as const;

const valid: Readonly<Record<keyof MockOptions, string>> = {
  scenario: scenarioNames.join(', '),
  inbox: assessmentScenarios.join(', '),
  latency: `whole milliseconds from 0 to ${MAX_LATENCY}`,
  state: stateNames.join(', '),
};

const STORAGE_KEY = 'clinic.mock';

export const defaults: MockOptions = v.getFallbacks(optionsSchema);

const storedSchema = v.fallback(v.pipe(v.string(), v.parseJson(), optionsSchema), defaults);

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export const storeOptions = (options: MockOptions, storage: Store): void =>
  storage.setItem(STORAGE_KEY, JSON.stringify(options));

/**
 * Reads the options from the URL or else from the storage, and stores them for the tab.
 * @param search query of the page, e.g. `?mock=slow`
 * @param storage normally `sessionStorage`
 */
export function readOptions(search: string, storage: Store): ReadOptions {
  const query = new URLSearchParams(search);
  // The keys of a const object are its type's keys; Object.keys widens them.
  const names = Object.keys(parameters) as (keyof MockOptions)[];
  const asked = names.flatMap((name) => {
    const value = query.get(parameters[name]);
    return value === null ? [] : [[name, value] as const];
  });
  const options = v.parse(optionsSchema, {
    ...v.parse(storedSchema, storage.getItem(STORAGE_KEY)),
    // A state is set up once, by its link, and not after a reload.
    state: null,
    ...Object.fromEntries(asked),
  });
  const problems = asked
    .filter(([name, value]) => String(options[name]) !== value)
    .map(([name, value]) => `No ?${parameters[name]}=${value}. Valid: ${valid[name]}.`);
  storeOptions(options, storage);
  return { options, problems };
}
