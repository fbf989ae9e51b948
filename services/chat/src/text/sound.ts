/** Letters that sound alike in Spanish, in the order in which they are replaced. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ch|sh/g, 'C'],
  [/ph/g, 'f'],
  [/ll/g, 'y'],
  [/qu(?=[ei])|[qk]/g, 'k'],
  [/c(?=[ei])|[zx]/g, 's'],
  [/c/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])|w/g, 'g'],
  [/v/g, 'b'],
  [/h/g, ''],
  [/m(?=[bp])/g, 'n'],
  [/y\b/g, 'i'],
  // «Caro» is no «carro».
  [/([^r])\1+/g, '$1'],
];

/** How a folded word sounds: `kiero` and `quiero` are the same. */
export const soundOf = (word: string): string =>
  sounds.reduce((sound, [letters, letter]) => sound.replaceAll(letters, letter), word);
