import {
  assessmentScenarios,
  scenarioNames,
  type AssessmentScenario,
  type ScenarioName,
} from './scenarios.ts';
import { stateNames, type StateName } from './states.ts';

/** How the mocked APIs behave on this tab. */
export type MockOptions = {
  scenario: ScenarioName;
  /** How the clinic's inbox behaves. */
  inbox: AssessmentScenario;
  /** Added to every mocked answer, in ms. */
  latency: number;
  state: StateName | null;
};

export type ReadOptions = {
  options: MockOptions;
  /** What was asked for and does not exist, with what does: for console and panel. */
  problems: readonly string[];
};

/** URL parameters that choose an option for the tab: `?mock=server-error&inbox=undeliverable&latency=800&state=cart-damaged`. */
export const parameters = { scenario: 'mock', inbox: 'inbox', latency: 'latency', state: 'state' } as const;

const STORAGE_KEY = 'clinic.mock';

/** Longest latency, in ms. */
const longest = 60_000;

export const defaults: MockOptions = { scenario: 'success', inbox: 'success', latency: 0, state: null };

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const isOneOf = <T extends string>(names: readonly T[], name: unknown): name is T =>
  (names as readonly unknown[]).includes(name);

const isLatency = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= longest;

function readStored(storage: Store): MockOptions {
  let stored: Partial<Record<keyof MockOptions, unknown>>;
  try {
    stored = (JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}') ?? {}) as typeof stored; // checked right below
  } catch {
    return defaults;
  }
  const { scenario, inbox, latency } = stored;
  return {
    scenario: isOneOf(scenarioNames, scenario) ? scenario : defaults.scenario,
    inbox: isOneOf(assessmentScenarios, inbox) ? inbox : defaults.inbox,
    latency: isLatency(latency) ? latency : defaults.latency,
    // A state is prepared once, by its link.
    state: null,
  };
}

export const keepOptions = (options: MockOptions, storage: Store): void =>
  storage.setItem(STORAGE_KEY, JSON.stringify(options));

/**
 * Reads the options from the URL, else from the tab, and keeps them for the tab.
 * @param search query of the page, e.g. `?mock=slow`
 * @param storage normally `sessionStorage`
 */
export function readOptions(search: string, storage: Store): ReadOptions {
  const query = new URLSearchParams(search);
  const problems: string[] = [];
  const options = { ...readStored(storage) };
  const refuse = (parameter: string, value: string, valid: string) =>
    problems.push(`No ?${parameter}=${value}. Valid: ${valid}.`);

  const scenario = query.get(parameters.scenario);
  if (scenario !== null) {
    options.scenario = isOneOf(scenarioNames, scenario) ? scenario : defaults.scenario;
    if (options.scenario !== scenario) refuse(parameters.scenario, scenario, scenarioNames.join(', '));
  }
  const inbox = query.get(parameters.inbox);
  if (inbox !== null) {
    options.inbox = isOneOf(assessmentScenarios, inbox) ? inbox : defaults.inbox;
    if (options.inbox !== inbox) refuse(parameters.inbox, inbox, assessmentScenarios.join(', '));
  }
  const latency = query.get(parameters.latency);
  if (latency !== null) {
    options.latency = isLatency(Number(latency)) ? Number(latency) : defaults.latency;
    if (String(options.latency) !== latency)
      refuse(parameters.latency, latency, `whole milliseconds from 0 to ${longest}`);
  }
  const state = query.get(parameters.state);
  if (state !== null) {
    options.state = isOneOf(stateNames, state) ? state : null;
    if (options.state !== state) refuse(parameters.state, state, stateNames.join(', '));
  }
  keepOptions(options, storage);
  return { options, problems };
}
