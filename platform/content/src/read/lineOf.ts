import { readFileSync } from 'node:fs';
import path from 'node:path';

import { isNode, LineCounter, parseDocument } from 'yaml';

import type { Mistake } from '../kind.ts';

/** The line that the mistake itself names. Mistakes of articles and of unreadable files do so. */
const lineInMessage = ({ field, message }: Mistake): string | undefined =>
  /^line (\d+)$/.exec(field)?.[1] ?? /at line (\d+)/.exec(message)?.[1];

/**
 * Finds the line of the field, or of the group that lacks it.
 * @param dir folder of the package
 */
export function lineOf(dir: string, mistake: Mistake): number {
  const said = lineInMessage(mistake);
  if (said !== undefined) return Number(said);
  let text: string;
  try {
    text = readFileSync(path.join(dir, mistake.file), 'utf8');
  } catch {
    return 1;
  }
  const lineCounter = new LineCounter();
  // JSON is YAML, and so is what stands above an article.
  const document = parseDocument(text, { lineCounter });
  for (let keys = mistake.field.split('.'); keys.length > 0; keys = keys.slice(0, -1)) {
    const node = document.getIn(keys, true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
  }
  return 1;
}
