/**
 * Shortens a text at a word boundary and adds an ellipsis.
 * @param max maximal number of characters, including the ellipsis
 */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const whole = text.slice(0, max).replace(/\s+\S*$/, '');
  return `${whole.replace(/[\s,;:.—–-]+$/, '')}…`;
}
