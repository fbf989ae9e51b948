import { heard, PLACES, placesOf } from '#learned/features.ts';

/** Letters of the longest run. */
const LONGEST = 5;

/** The runs of three to five letters of a text, as they sound, each once, as places in a table. */
const runsOf = (text: string): readonly number[] =>
  placesOf(heard(text), { words: 0, letters: LONGEST })[2] ?? [];

/**
 * TF-IDF vectors of texts over runs of letters, which misspellings and endings hardly change. All lie in one table: for
 * each run the texts that have it, one after the other.
 * @returns a function that gives the cosine of each text with a message, 0 to 1
 */
export function createNeighbours(texts: readonly string[]): (message: string) => Float32Array {
  const all = texts.map((text) => Uint32Array.from(runsOf(text)));
  const frequency = new Uint32Array(PLACES);
  for (const runs of all) for (const run of runs) frequency[run] = (frequency[run] ?? 0) + 1;
  const idf = Float32Array.from(frequency, (count) => Math.log(1 + texts.length / Math.max(count, 0.5)));
  const normOf = (runs: ArrayLike<number>): number => {
    let sum = 0;
    for (let at = 0; at < runs.length; at += 1) sum += (idf[runs[at] ?? 0] ?? 0) ** 2;
    return Math.sqrt(sum) || 1;
  };
  const starts = new Uint32Array(PLACES + 1);
  for (const [run, count] of frequency.entries()) starts[run + 1] = (starts[run] ?? 0) + count;
  const next = starts.slice();
  const owners = new Uint32Array(starts[PLACES] ?? 0);
  for (const [index, runs] of all.entries())
    for (const run of runs) {
      const place = next[run] ?? 0;
      owners[place] = index;
      next[run] = place + 1;
    }
  const norms = Float32Array.from(all, normOf);
  return (message) => {
    const runs = runsOf(message);
    const norm = normOf(runs);
    const cosines = new Float32Array(texts.length);
    for (const run of runs) {
      const weight = (idf[run] ?? 0) ** 2 / norm;
      for (let place = starts[run] ?? 0; place < (starts[run + 1] ?? 0); place += 1) {
        const owner = owners[place] ?? 0;
        cosines[owner] = (cosines[owner] ?? 0) + weight;
      }
    }
    return cosines.map((sum, at) => sum / (norms[at] ?? 1));
  };
}
