import { marked, type Token, type Tokens } from 'marked';

/** The only blocks that articles have and pages show. */
export type ArticleBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'note'; text: string };

/** `id` is the anchor: `/news/opening#when`. */
export type ArticleSection = { id: string; heading: string; blocks: ArticleBlock[] };

/** A mistake, and the line of the body on which it stands, from 1. */
type BodyMistake = { line: number; message: string };

/** Parts of Markdown that articles must not have, as messages call them. */
const names: Readonly<Record<string, string>> = {
  heading: 'a heading of another size than ##',
  html: 'HTML',
  table: 'a table',
  code: 'code, or a line that begins with four spaces',
  hr: 'a dividing line',
  def: 'a link',
  paragraph: 'bold or slanted words, a link or a picture',
  blockquote: 'a note with more than one paragraph of plain text',
};

const nameOf = (token: Token): string => {
  if (token.type !== 'list') return names[token.type] ?? token.type;
  return (token as Tokens.List).ordered ? 'a numbered list' : 'a list with more than plain text';
};

const allowed = 'Articles have headings (##), paragraphs, lists (-) and notes (>), all of plain text';

const slugOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The text of a block, or undefined when it has more than text: bold, links, HTML. */
function plainText(tokens: readonly Token[] = []): string | undefined {
  const parts = tokens.map((token): string | undefined => {
    if (token.type === 'escape') return (token as Tokens.Escape).text;
    if (token.type !== 'text') return undefined;
    const { tokens: inner, text } = token as Tokens.Text;
    return inner ? plainText(inner) : text;
  });
  return parts.includes(undefined) ? undefined : parts.join('').replaceAll(/\s*\n\s*/g, ' ');
}

function blockOf(token: Token): ArticleBlock | undefined {
  if (token.type === 'paragraph') {
    const text = plainText(token.tokens);
    return text === undefined ? undefined : { kind: 'paragraph', text };
  }
  if (token.type === 'blockquote') {
    const [only, ...others] = token.tokens ?? [];
    const text = others.length > 0 || only?.type !== 'paragraph' ? undefined : plainText(only.tokens);
    return text === undefined ? undefined : { kind: 'note', text };
  }
  if (token.type !== 'list' || token.ordered) return undefined;
  const items = (token as Tokens.List).items.map(({ tokens }) => plainText(tokens));
  return items.includes(undefined)
    ? undefined
    : { kind: 'list', items: items.filter((item) => item !== undefined) };
}

/** Reads the body of an article. A heading may end with its anchor: `## Qué es {#que-es}`. */
export function readArticle(markdown: string): { sections: ArticleSection[]; mistakes: BodyMistake[] } {
  const sections: ArticleSection[] = [];
  const mistakes: BodyMistake[] = [];
  let line = 1;
  for (const token of marked.lexer(markdown)) {
    const at = line;
    line += token.raw.split('\n').length - 1;
    if (token.type === 'space') continue;
    if (token.type === 'heading' && token.depth === 2) {
      const [, heading = '', id] = /^(.*?)(?:\s*\{#([a-z\d-]+)\})?$/.exec(token.text as string) ?? [];
      sections.push({ id: id ?? slugOf(heading), heading, blocks: [] });
      continue;
    }
    const block = blockOf(token);
    const section = sections.at(-1);
    if (!section) mistakes.push({ line: at, message: 'must begin with a heading: ## …' });
    else if (block) section.blocks.push(block);
    else mistakes.push({ line: at, message: `has ${nameOf(token)}. ${allowed}` });
  }
  const ids = sections.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated)
    mistakes.push({
      line: 1,
      message: `has the anchor "${repeated}" twice: give one heading another, as in ## … {#other}`,
    });
  return { sections, mistakes };
}
