import { availableParallelism } from 'node:os';

// `pnpm check` runs journeys beside unit tests: together they have one worker more than there are cores, since a
// browser sometimes waits. More would only make each test slower.
const cores = availableParallelism();

/** Workers of Vitest. A single one keeps one page for all files. */
export const unitWorkers = Math.max(1, Math.floor(cores / 2));

/** Workers of Playwright. */
export const journeyWorkers = cores + 1 - unitWorkers;
