import { parameters, type MockOptions } from '#options.ts';
import {
  assessmentScenarios,
  scenarioNames,
  type AssessmentScenario,
  type ScenarioName,
} from '#scenarios.ts';
import { stateNames, stateOf } from '#states.ts';

import { css } from './css.ts';
import { element } from './element.ts';

export type MockedCall = { method: string; url: string; status: number };

/** Calls that the panel lists at most. */
const MAX_CALLS = 20;

const latencies = [0, 300, 1_000, 3_000, 10_000];

function choice<T extends string | number>(
  label: string,
  values: readonly T[],
  chosen: T,
  onChoose: (value: T) => void,
): HTMLElement {
  const select = element('select');
  for (const value of values) {
    const option = element('option', String(value));
    option.selected = value === chosen;
    select.append(option);
  }
  select.addEventListener('change', () => {
    const value = values[select.selectedIndex];
    if (value !== undefined) onChoose(value);
  });
  const wrapped = element('label', label);
  wrapped.append(select);
  return wrapped;
}

function stateLinks(): HTMLElement {
  const list = element('ul');
  for (const name of stateNames) {
    const { label, path } = stateOf(name);
    const link = element('a', label);
    link.href = `${path}?${parameters.state}=${name}`;
    const item = element('li');
    item.append(link);
    list.append(item);
  }
  return list;
}

function button(text: string, onPress: () => void): HTMLElement {
  const made = element('button', text);
  made.type = 'button';
  made.addEventListener('click', onPress);
  return made;
}

/** Link to the same page in the other language. */
function otherLanguage(): { label: string; href: string } {
  const { pathname } = location;
  const isEnglish = pathname === '/en' || pathname.startsWith('/en/');
  return isEnglish
    ? { label: 'Español', href: pathname.slice('/en'.length) || '/' }
    : { label: 'English', href: `/en${pathname === '/' ? '' : pathname}` };
}

function resetStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  location.assign(location.pathname);
}

/**
 * Shows the panel of the mocked APIs in a corner of the page, collapsed.
 * @param problems errors in the options of the URL; the panel opens to show them
 * @param onChange called after every choice, which applies without a reload
 */
export function showPanel(
  initial: MockOptions,
  problems: readonly string[],
  onChange: (options: MockOptions) => void,
): { addCall: (call: MockedCall) => void } {
  let options = initial;
  const change = (changed: Partial<MockOptions>) => onChange((options = { ...options, ...changed }));

  const host = element('clinic-mocks');
  const shadow = host.attachShadow({ mode: 'open' });
  const details = element('details');
  details.open = problems.length > 0;
  details.append(element('summary', 'Mocks'));
  for (const problem of problems) {
    const line = element('p', problem);
    line.setAttribute('role', 'alert');
    details.append(line);
  }
  const calls = element('ol');
  const language = element('a', otherLanguage().label);
  // Navigation does not reload the panel, so the link is updated when it is clicked.
  language.addEventListener('click', () => (language.href = otherLanguage().href));
  language.href = otherLanguage().href;
  details.append(
    choice<ScenarioName>('/api/chat answers ', scenarioNames, options.scenario, (scenario) =>
      change({ scenario }),
    ),
    choice<AssessmentScenario>('/api/assessments answers ', assessmentScenarios, options.inbox, (inbox) =>
      change({ inbox }),
    ),
    choice('after ms ', latencies, options.latency, (latency) => change({ latency })),
    element('h2', 'States'),
    stateLinks(),
    element('h2', 'Calls'),
    calls,
    language,
    button('Reset storage', resetStorage),
  );
  shadow.append(element('style', css), details);
  document.body.append(host);

  return {
    addCall: ({ method, url, status }) => {
      calls.prepend(
        element('li', `${method} ${new URL(url).pathname} → ${status === 0 ? 'failed' : status}`),
      );
      while (calls.childElementCount > MAX_CALLS) calls.lastElementChild?.remove();
    },
  };
}
