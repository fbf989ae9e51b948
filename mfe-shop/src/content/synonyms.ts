/**
 * Maps a word of the product texts to other words, in both languages, that visitors search for. All words are
 * singular and without accents, as in the search index.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  acne: ['grano', 'espinilla', 'barro', 'pimple'],
  antiacne: ['acne', 'grano', 'espinilla', 'barro', 'pimple'],
  agua: ['water'],
  aceite: ['oil'],
  balsamo: ['balm'],
  champu: ['shampoo', 'shampu', 'champoo'],
  contorno: ['ojera'],
  crema: ['cream', 'humectante'],
  capilar: ['cabello', 'pelo', 'hair'],
  fps: ['spf', 'protector', 'bloqueador', 'sunscreen', 'sunblock'],
  hidratante: ['humectante', 'moisturizer', 'moisturiser'],
  labial: ['lip'],
  limpiador: ['jabon', 'cleanser'],
  limpiadora: ['jabon', 'cleanser'],
  mancha: ['melasma', 'pano', 'spot'],
  mascarilla: ['mask'],
  ojo: ['eye', 'ojera'],
  proteccion: ['protector', 'bloqueador', 'sunscreen', 'sunblock'],
  rejuvenecimiento: ['arruga', 'wrinkle', 'antiaging'],
  rostro: ['cara'],
  facial: ['cara'],
  solar: ['sol', 'sun'],
  suero: ['serum'],
};
