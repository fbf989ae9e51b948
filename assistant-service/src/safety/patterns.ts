import { articles, leads } from './data/small.ts';
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
  /** Not when this stands right before, or before small words alone: «crema para los» … */
  notAfter?: Words;
  /** Not when this stands within, or right after: «no veo» «el botón». */
  notBefore?: Words;
  /** Not when this is the cause that is given: «me muero» «de la risa», and not «…, ¡qué risa!». */
  notFrom?: Words;
};

type Span = { start: number; end: number };

/** Where a word first said from there on ends; -1 where it is not said before the limit. */
function endOf(tokens: readonly Token[], word: Words, from: number, limit: number): number {
  for (let at = from; at < Math.min(limit, tokens.length); at += 1) {
    const length = word.at(tokens, at);
    if (length > 0) return at + length;
  }
  return -1;
}

/** Where all that a pattern says ends, when the first of it stands at the start; else -1. */
function find(tokens: readonly Token[], { says, anyOrder, within }: Pattern, start: number): number {
  const limit = start + within;
  const firsts = anyOrder ? says : says.slice(0, 1);
  if (!firsts.some((word) => word.at(tokens, start) > 0)) return -1;
  if (!anyOrder) return says.reduce((end, word) => (end < 0 ? end : endOf(tokens, word, end, limit)), start);
  const ends = says.map((word) => endOf(tokens, word, start, limit));
  return ends.includes(-1) ? -1 : Math.max(...ends);
}

const typed = new WeakMap<Token, Token>();

/** An exception must be there to the letter: what resembles one does not switch off an alarm. */
function asTyped(token: Token): Token {
  const bare = typed.get(token) ?? token.slice(0, 1);
  typed.set(token, bare);
  return bare;
}

const isSmall = (tokens: readonly Token[], at: number): boolean =>
  articles.at(tokens, at) > 0 || /^\d+$/.test(tokens[at]?.[0] ?? '');

/** Whether words stand there, or behind small words alone; `isLed`: no preposition has to be among these. */
function follow(tokens: readonly Token[], what: Words, from: number, isLed: boolean): boolean {
  if (isLed && what.at(tokens, from) > 0) return true;
  const lead = leads.at(tokens, from);
  if (lead === 0 && !isSmall(tokens, from)) return false;
  return follow(tokens, what, from + Math.max(lead, 1), isLed || lead > 0);
}

/** Whether words end right before, or before small words alone. */
function precede(tokens: readonly Token[], what: Words, end: number): boolean {
  const at = end - 1;
  if ([0, 1, 2].some((more) => what.at(tokens, at - more) > more)) return true;
  return (leads.at(tokens, at) > 0 || isSmall(tokens, at)) && precede(tokens, what, at);
}

const standsIn = (tokens: readonly Token[], what: Words, { start, end }: Span): boolean =>
  tokens.slice(start, end).some((_, at) => what.at(tokens, start + at) > 0);

function isExcepted(
  { notAfter, notBefore, notFrom }: Pattern,
  tokens: readonly Token[],
  span: Span,
): boolean {
  const bare = tokens.map(asTyped);
  return (
    (notAfter !== undefined && precede(bare, notAfter, span.start)) ||
    (notBefore !== undefined &&
      (standsIn(bare, notBefore, span) || follow(bare, notBefore, span.end, true))) ||
    (notFrom !== undefined && follow(bare, notFrom, span.end, false))
  );
}

const isSaid = (pattern: Pattern, tokens: readonly Token[]): boolean =>
  tokens.some((_, start) => {
    const end = find(tokens, pattern, start);
    return end > 0 && !isExcepted(pattern, tokens, { start, end });
  });

/** Which of the patterns any part of a message says, the first of them. */
export function findSaid(patterns: readonly Pattern[], tokens: readonly Token[]): Pattern | undefined {
  const present = new Set(tokens.flatMap((token) => [...listsOf(token)]));
  return patterns.find(
    (pattern) => pattern.says.every((word) => present.has(word)) && isSaid(pattern, tokens),
  );
}
