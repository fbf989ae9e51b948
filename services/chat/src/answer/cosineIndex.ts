import { hashedFeatures, TABLE_SIZE } from '#text/hashedFeatures.ts';
import { phoneticTokens } from '#text/words.ts';

/** Letters of the longest n-gram. */
const LONGEST = 5;

const ngramsOf = (text: string): readonly number[] =>
  hashedFeatures(phoneticTokens(text), { words: 0, letters: LONGEST }).ngrams;

/**
 * TF-IDF vectors of texts over phonetic n-grams of three to five letters, which typos and endings hardly change, as an
 * inverted index in two arrays.
 * @returns a function that gives the cosine of each text with a message, 0 to 1
 */
export function createCosineIndex(texts: readonly string[]): (message: string) => Float32Array {
  const all = texts.map((text) => Uint32Array.from(ngramsOf(text)));
  const frequency = new Uint32Array(TABLE_SIZE);
  for (const ngrams of all) for (const ngram of ngrams) frequency[ngram] = (frequency[ngram] ?? 0) + 1;
  const idf = new Float32Array(TABLE_SIZE);
  const starts = new Uint32Array(TABLE_SIZE + 1);
  // `Float32Array.from` and `entries()` take several times as long over so many slots.
  for (let slot = 0; slot < TABLE_SIZE; slot += 1) {
    const count = frequency[slot] ?? 0;
    idf[slot] = Math.log(1 + texts.length / Math.max(count, 0.5));
    starts[slot + 1] = (starts[slot] ?? 0) + count;
  }
  const normOf = (ngrams: ArrayLike<number>): number => {
    let sum = 0;
    for (let at = 0; at < ngrams.length; at += 1) sum += (idf[ngrams[at] ?? 0] ?? 0) ** 2;
    return Math.sqrt(sum) || 1;
  };
  const next = starts.slice();
  const postings = new Uint32Array(starts[TABLE_SIZE] ?? 0);
  for (const [index, ngrams] of all.entries())
    for (const ngram of ngrams) {
      const place = next[ngram] ?? 0;
      postings[place] = index;
      next[ngram] = place + 1;
    }
  const norms = Float32Array.from(all, normOf);
  return (message) => {
    const ngrams = ngramsOf(message);
    const norm = normOf(ngrams);
    const cosines = new Float32Array(texts.length);
    for (const ngram of ngrams) {
      const weight = (idf[ngram] ?? 0) ** 2 / norm;
      for (let place = starts[ngram] ?? 0; place < (starts[ngram + 1] ?? 0); place += 1) {
        const text = postings[place] ?? 0;
        cosines[text] = (cosines[text] ?? 0) + weight;
      }
    }
    return cosines.map((sum, at) => sum / (norms[at] ?? 1));
  };
}
