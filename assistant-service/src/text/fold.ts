/** Most words are folded already. */
const isPlain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Lower case, without accents or punctuation, single spaces: «¿Qué HAY?» → `que hay`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
