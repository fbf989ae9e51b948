import { listsOf, type Token, type Words } from './words.ts';

/**
 * Words that say something together. Where they stand in a message does not matter, nor what else it says: an
 * exception looks only at what touches the words themselves.
 */
export type Pattern = {
  says: readonly Words[];
  /** In this order, or in any. Default: in this one. */
  anyOrder?: true;
  /** Most tokens from the first to the last of them. */
  within: number;
  /** Not when this stands among up to four tokens before. */
  notAfter?: Words;
  /** Not when this stands within, or among up to four tokens after. */
  notBefore?: Words;
};

const AROUND = 4;

type Span = { start: number; end: number };

function inOrder(tokens: readonly Token[], says: readonly Words[], start: number, limit: number): number {
  let end = start;
  for (const [index, word] of says.entries()) {
    let found = -1;
    for (let at = end; at < Math.min(limit, tokens.length) && found < 0; at += 1) {
      if (word.at(tokens, at) > 0) found = at;
      else if (index === 0) return -1;
    }
    if (found < 0) return -1;
    end = found + word.at(tokens, found);
  }
  return end;
}

function together(tokens: readonly Token[], says: readonly Words[], start: number, limit: number): number {
  if (!says.some((word) => word.at(tokens, start) > 0)) return -1;
  const ends = says.map((word) => {
    for (let at = start; at < Math.min(limit, tokens.length); at += 1) {
      const length = word.at(tokens, at);
      if (length > 0) return at + length;
    }
    return -1;
  });
  return ends.includes(-1) ? -1 : Math.max(...ends);
}

const standsIn = (tokens: readonly Token[], word: Words | undefined, from: number, to: number): boolean => {
  if (!word) return false;
  // A phrase may go on after the last of them.
  const around = tokens.slice(Math.max(0, from), to + 2).map(asTyped);
  return around.slice(0, to - Math.max(0, from)).some((_, at) => word.at(around, at) > 0);
};

const typed = new WeakMap<Token, Token>();

/** An exception must be there to the letter: what resembles one does not switch off an alarm. */
function asTyped(token: Token): Token {
  const bare = typed.get(token) ?? token.slice(0, 1);
  typed.set(token, bare);
  return bare;
}

const isExcepted = (
  { notAfter, notBefore }: Pattern,
  tokens: readonly Token[],
  { start, end }: Span,
): boolean =>
  standsIn(tokens, notAfter, start - AROUND, start) || standsIn(tokens, notBefore, start, end + AROUND);

/** Which of the patterns any part of a message says, the first of them. */
export function findSaid(patterns: readonly Pattern[], tokens: readonly Token[]): Pattern | undefined {
  const present = new Set(tokens.flatMap((token) => [...listsOf(token)]));
  return patterns.find(
    (pattern) => pattern.says.every((word) => present.has(word)) && isSaid(pattern, tokens),
  );
}

function isSaid(pattern: Pattern, tokens: readonly Token[]): boolean {
  const find = pattern.anyOrder ? together : inOrder;
  return tokens.some((_, start) => {
    const end = find(tokens, pattern.says, start, start + pattern.within);
    return end > 0 && !isExcepted(pattern, tokens, { start, end });
  });
}
