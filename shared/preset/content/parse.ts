import { parse as parseYaml } from 'yaml';

import { readArticle, type ArticleSection } from './article.ts';

/** What stands in a file, before anything is known of its fields. */
type Parsed = {
  value: unknown;
  /** What follows the front matter of an article, and what no article has, by line of the file. */
  body?: { sections: ArticleSection[] };
  faults: { line: number; message: string }[];
};

/** A file that cannot be read, said to who wrote it. */
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

/** @throws ParseError that says where it cannot be read, and for what that mostly is */
export function parseJson(text: string): unknown {
  if (text.trim() === '') throw new ParseError('is empty');
  try {
    return JSON.parse(text);
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
  const { sections, faults } = readArticle(body);
  return {
    value: parseFrontMatter(head),
    body: { sections },
    faults: faults.map(({ line, message }) => ({ line: above + line, message })),
  };
}
