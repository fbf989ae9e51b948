/**
 * Shortens a text to whole words, with an ellipsis.
 * @param max characters, the ellipsis included
 */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const whole = text.slice(0, max).replace(/\s+\S*$/, '');
  return `${whole.replace(/[\s,;:.—–-]+$/, '')}…`;
}
