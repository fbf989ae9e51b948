/** Ways in which `POST /api/chat` can behave. */
export const scenarioNames = [
  'success',
  'slow',
  'silent',
  'refused',
  'too-large',
  'rate-limited',
  'server-error',
  'unavailable',
  'malformed',
  'wrong-type',
  'empty',
  'gigantic',
  'html',
  'truncated',
  'network-error',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

/** URL parameter that chooses a scenario: `?mock=server-error`. */
export const SCENARIO_PARAMETER = 'mock';

const STORAGE_KEY = 'clinic.mock';

const isScenarioName = (name: string): name is ScenarioName =>
  (scenarioNames as readonly string[]).includes(name);

/**
 * Reads the scenario from the URL and keeps it for the tab, so that it outlives navigation.
 * A name that does not exist is reported in the console and counts as `success`.
 * @param search query of the page, e.g. `?mock=slow`
 * @param storage normally `sessionStorage`
 */
export function chooseScenario(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): ScenarioName {
  const asked = new URLSearchParams(search).get(SCENARIO_PARAMETER);
  const name = asked ?? storage.getItem(STORAGE_KEY) ?? 'success';
  if (!isScenarioName(name)) {
    console.error(
      `No mock scenario "${name}": using "success". Valid ones: ${scenarioNames.join(', ')} (?${SCENARIO_PARAMETER}=slow).`,
    );
    storage.setItem(STORAGE_KEY, 'success');
    return 'success';
  }
  if (asked !== null) storage.setItem(STORAGE_KEY, name);
  return name;
}
