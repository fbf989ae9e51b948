import { createSpelling } from '#text/spelling.ts';
import { fold, setOf } from '#text/words.ts';
import { otherWords } from './data/otherWords.ts';
import { vocabulary, type Token } from './words.ts';

let made: ReturnType<typeof createSpelling> | undefined;

/** Made when the first message comes: then all lists are there. */
const spelling = () => (made ??= createSpelling(vocabulary));

const others = setOf(otherWords);

function meanings(typed: string): Token {
  if (typed === 'm') return [typed, 'me'];
  // «ayudaaaa»: one letter, or the two of «see».
  if (/(.)\1\1/.test(typed)) {
    return ['$1', '$1$1'].flatMap((letters) => meanings(typed.replaceAll(/(.)\1{2,}/g, letters)));
  }
  const isPlain = typed.length < 3 || others.has(typed) || spelling().words.has(typed);
  return isPlain ? [typed] : [...new Set([typed, ...spelling().corrections(typed)])];
}

/** Most words that are remembered with what they may mean; then they are forgotten, and remembered anew. */
const REMEMBERED = 5000;
const remembered = new Map<string, Token>();

/** Unknown words of a message that are looked at for misspellings: nobody writes more of them in an emergency. */
const MOST_UNKNOWN = 40;

/** One for all further ones: each token is compared with all lists once. */
const unread: Token = [''];

function readWord(typed: string, unknown: { count: number }): Token {
  const known = remembered.get(typed);
  if (known) return known;
  if (!spelling().isKnown(typed) && (unknown.count += 1) > MOST_UNKNOWN) return unread;
  const token = meanings(typed);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(typed, token);
  return token;
}

/** Longer ones may be several without a space. */
const RUN = 8;
const LONGEST_RUN = 200;

/** `nopuedorespirar` → no, puedo, respirar; undefined where it is no row of known words. */
function split(run: string): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= run.length; end += 1) {
    for (let start = Math.max(0, end - 14); start < end; start += 1) {
      const before = best[start];
      const isShorter = before && before.length + 1 < (best[end]?.length ?? Infinity);
      if (isShorter && spelling().words.has(run.slice(start, end)))
        best[end] = [...before, run.slice(start, end)];
    }
  }
  const parts = best[run.length];
  return parts && parts.length * 3 <= run.length ? parts : undefined;
}

/** A message as the patterns read it. */
export function read(message: string): Token[] {
  const unknown = { count: 0 };
  return fold(message)
    .split(' ')
    .flatMap((typed) => {
      const token = readWord(typed, unknown);
      const isRun =
        token !== unread && token.length === 1 && typed.length >= RUN && !spelling().isKnown(typed);
      const parts = isRun ? split(typed.slice(0, LONGEST_RUN)) : undefined;
      return parts?.map((part) => readWord(part, unknown)) ?? [token];
    });
}
