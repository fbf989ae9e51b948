import { parse as parseYaml, parseDocument } from 'yaml';

import { readArticle, type ArticleSection } from '../fields/article.ts';

/** The values in a file, before a schema has checked them. */
type Parsed = {
  value: unknown;
  /** The sections below the front matter of an article. */
  body?: { sections: ArticleSection[] };
  mistakes: { line: number; message: string }[];
};

/** A file that cannot be read, with a message for the person who wrote it. */
export class ParseError extends Error {}

// The mark that some editors put before a text is left out.
const decoder = new TextDecoder('utf-8', { fatal: true });

/** @throws ParseError when letters with accents would be lost */
export function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ParseError('is not in UTF-8, so its accents cannot be read: save it in that encoding');
  }
}

/** How many names are written in a JSON text: the strings before a colon. */
const countNames = (text: string): number =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)].filter(([, colon]) => colon).length;

/** How many names a value has, within what it holds too. */
function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, each) => sum + countKeys(each), own);
}

/** Refuses two values with one name, of which `JSON.parse` silently keeps the last. @throws ParseError */
function refuseRepeats(text: string, value: unknown): void {
  if (countNames(text) === countKeys(value)) return;
  // JSON is YAML. Its parser knows the line and is 200 times slower, so it reads only files with a mistake.
  const [line = ''] = parseDocument(text).errors.map(({ linePos }) => ` at line ${linePos?.[0].line}`);
  throw new ParseError(`says the same name twice${line}: leave one of the two`);
}

/** @throws ParseError with the line and the usual cause */
export function parseJson(text: string): unknown {
  if (text.trim() === '') throw new ParseError('is empty');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const [, line] = /line (\d+)/.exec((error as Error).message) ?? [];
    const place = line ? ` at line ${line}` : '';
    if (/^\s*[“”]|[“”]\s*[:,]?\s*$/m.test(text))
      throw new ParseError(
        `cannot be read${place}: names and texts stand between straight quotation marks ("), not “ ”`,
      );
    throw new ParseError(
      `cannot be read${place}, often for a comma that is missing or too much there or one line above, or a quotation mark inside a text, which is written \\"`,
    );
  }
  refuseRepeats(text, value);
  return value;
}

function parseFrontMatter(head: string): unknown {
  try {
    return parseYaml(head);
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(' at line ');
    const [position] = (error as { linePos?: { line: number }[] }).linePos ?? [];
    const place = position ? ` at line ${position.line + 1}` : '';
    throw new ParseError(
      `cannot be read${place}: a text with a colon or a mark at its beginning stands between quotation marks (${reason})`,
    );
  }
}

/** Reads Markdown whose fields stand above it. @throws ParseError */
export function parseMarkdown(text: string): Parsed {
  const [, head, body = ''] = /^---\r?\n([\s\S]*?\n)---\r?\n?([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined) throw new ParseError('does not begin with its fields between two lines of ---');
  const above = text.slice(0, text.length - body.length).split('\n').length - 1;
  const { sections, mistakes } = readArticle(body);
  return {
    value: parseFrontMatter(head),
    body: { sections },
    mistakes: mistakes.map(({ line, message }) => ({ line: above + line, message })),
  };
}
