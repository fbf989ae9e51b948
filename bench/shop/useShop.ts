import type { Page } from 'playwright';

import { median } from '../report/median.ts';
import { PAUSE, type Response, type Watcher } from './respond.ts';

/** What visitors type, slips of the finger among it, and what is then the first product's name. */
const texts = {
  'vitamina c nocturno': /nocturn|vitamina/i,
  niacinamda: /niacinamida/i,
  'protetor solar': /solar/i,
  'crema hidratante': /crema/i,
};

/** The same again, so that one late frame of a busy machine is not taken for the page's. */
const ROUNDS = 3;

export type Answers = { median: Response; worst: Response };

/** The address follows a while after the last letter; then the page is at rest. ms */
const REST = 500;

/** Of each thing that was done, the median of its rounds; of these, the median and the worst. */
function summarize(rounds: readonly (readonly Response[])[]): Answers {
  const [first = []] = rounds;
  const of = (key: keyof Response) =>
    first.map((_, index) => median(rounds.map((round) => round[index]?.[key] ?? Number.NaN)));
  const [shown, settled, work] = [of('shown'), of('settled'), of('work')];
  return {
    median: { shown: median(shown), settled: median(settled), work: median(work) },
    worst: { shown: Math.max(...shown), settled: Math.max(...settled), work: Math.max(...work) },
  };
}

async function repeat(times: number, act: () => Promise<Response[]>): Promise<Answers> {
  const rounds: Response[][] = [];
  for (let round = 0; round < times; round += 1) rounds.push(await act());
  return summarize(rounds);
}

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Buscar productos' });

const waitForFirst = (page: Page, name: RegExp) =>
  page.waitForFunction((name) => name.test(document.querySelector('main li h2')?.textContent ?? ''), name);

/** Searches for the first time: what that needs is fetched and made ready. @returns ms until the first results */
export async function searchFirst(page: Page): Promise<number> {
  const start = performance.now();
  await searchField(page).pressSequentially('retin', { delay: PAUSE });
  await waitForFirst(page, /retin/i);
  return performance.now() - start;
}

/**
 * Types the texts, letter by letter.
 * @returns how the letters were answered, and the pauses after the texts
 */
export async function typeTexts(page: Page, watcher: Watcher, rounds = ROUNDS) {
  const pauses: Response[] = [];
  const letters = await repeat(rounds, async () => {
    const responses: Response[] = [];
    for (const [text, first] of Object.entries(texts)) {
      await searchField(page).fill('');
      await page.waitForTimeout(REST);
      for (const key of text) responses.push(await watcher.measure(() => page.keyboard.press(key)));
      pauses.push(await watcher.measure(() => page.waitForTimeout(REST)));
      const value = await searchField(page).inputValue();
      if (value !== text) throw new Error(`The search field has "${value}" after "${text}" was typed.`);
      await waitForFirst(page, first);
    }
    return responses;
  });
  return { ...letters, pause: Math.max(...pauses.map(({ work }) => work)) };
}

/** Chooses categories, brands and an order, without a search. */
export async function chooseFilters(page: Page, watcher: Watcher, rounds = ROUNDS): Promise<Answers> {
  const main = page.getByRole('main');
  const brands = main.getByRole('combobox', { name: 'Marca' });
  const order = main.getByRole('combobox', { name: 'Ordenar por' });
  await searchField(page).fill('');
  await page.waitForTimeout(REST);
  return repeat(rounds, async () => {
    const responses: Response[] = [];
    for (const radio of [
      ...(await main.getByRole('radio').all()).slice(1),
      main.getByRole('radio').first(),
    ]) {
      // The input may lie below its label, where a pointer does not reach it.
      responses.push(await watcher.measure(() => radio.evaluate((input: HTMLElement) => input.click())));
    }
    for (const index of [1, 2, 0])
      responses.push(await watcher.measure(() => brands.selectOption({ index })));
    for (const index of [1, 0]) responses.push(await watcher.measure(() => order.selectOption({ index })));
    return responses;
  });
}
