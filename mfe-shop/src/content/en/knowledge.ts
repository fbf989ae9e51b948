import type { PageWords, ProductAliases } from '#content/types.ts';

/** How visitors speak of the shop's pages, and what they ask. */
export const pages: PageWords = {
  all: {
    aliases: [
      'cream/moisturizer/moisturiser/cleanser/face_wash/soap/lotion/balm/mask/sunscreen/sunblock/oil/toner/tonic/conditioner/mist/micellar/exfoliant/scrub/foam/makeup_remover/gel/serum/shampoo/spf',
      'product/shop/store/brand/catalog/catalogue/skincare',
    ],
    questions: ['What products do you sell?', 'Which sunscreens do you have?', 'Do you have a shop?'],
  },
  capilar: {
    aliases: ['hair/scalp/dandruff/conditioner/shampoo/frizz/split_ends'],
    questions: [
      'Which shampoo do you sell?',
      'Do you have something for dandruff?',
      'What is there for frizz?',
    ],
  },
  antimanchas: {
    aliases: ['dark_spot/dark_mark/spot/brightening/pigmentation/uneven/discoloration/melasma'],
    questions: [
      'What do you sell for dark spots?',
      'Do you have a brightening serum?',
      'Which cream evens the tone?',
    ],
  },
  'anti-acne': {
    aliases: ['acne/pimple/breakout/oily/oil_control/blackhead/blemish/pore/shiny'],
    questions: [
      'What do you sell for acne?',
      'Which cleanser is for oily skin?',
      'Do you have something for blackheads?',
    ],
  },
  rejuvenecimiento: {
    aliases: [
      'anti_aging/antiaging/wrinkle/fine_line/mature/dry/hydrating/moisturizing/lip/neck/eye/dark_circle',
    ],
    questions: [
      'Which cream do you have for wrinkles?',
      'Do you sell something for dark circles?',
      'What is good for dry skin?',
    ],
  },
};

/** How they speak of kinds of products: by the catalogue's name, or by what is said of one; both folded. */
export const productAliases: readonly ProductAliases[] = [
  { title: /solar|fps/, aliases: 'sunscreen sunblock sun screen spf' },
  { title: /suero|concentrado/, aliases: 'serum' },
  { title: /champu/, aliases: 'shampoo hair' },
  { title: /limpiador|espuma/, aliases: 'cleanser cleansing face wash soap' },
  { title: /micelar/, aliases: 'micellar water' },
  { title: /balsamo limpiador|micelar/, aliases: 'makeup remover' },
  { title: /hidratante|barrera/, aliases: 'moisturizer moisturiser hydrating cream' },
  { title: /exfoliante|glicolico/, aliases: 'exfoliant exfoliating peel scrub' },
  { title: /crema/, aliases: 'cream' },
  { title: /locion/, aliases: 'lotion' },
  { title: /barrera/, aliases: 'barrier' },
  { title: /cuero cabelludo/, aliases: 'scalp' },
  { title: /nocturn/, aliases: 'night' },
  { title: /contorno de ojos/, aliases: 'eye eyes cream dark circles puffiness' },
  { title: /capilar|champu|acondicionador|cuero cabelludo|puntas/, aliases: 'hair' },
  { title: /mascarilla/, aliases: 'mask' },
  { title: /arcilla/, aliases: 'clay' },
  { title: /acondicionador/, aliases: 'conditioner' },
  { title: /tonica/, aliases: 'tonic toner' },
  { title: /bruma/, aliases: 'mist spray' },
  { title: /aceite/, aliases: 'oil' },
  { title: /balsamo/, aliases: 'balm' },
  { title: /balsamo (?:de )?labi/, aliases: 'lip lips chapped' },
  { title: /con color/, aliases: 'tinted tint' },
  { title: /corporal/, aliases: 'body' },
  { title: /despues del sol/, aliases: 'after sun aftersun sunburn burn' },
  { title: /cuello/, aliases: 'neck' },
  { title: /barra/, aliases: 'stick' },
  { title: /hialuronico/, aliases: 'hyaluronic acid' },
  { title: /retinol|peptidos|bakuchiol|resveratrol/, aliases: 'wrinkles aging antiaging' },
  { text: /expression lines/, aliases: 'wrinkles antiwrinkle' },
  { text: /visible flakes/, aliases: 'dandruff flaky' },
  { text: /frizz/, aliases: 'frizzy split' },
  { text: /fine or fragile hair/, aliases: 'thinning thin weak loss strengthening' },
  { text: /hair look denser|tonica capilar/, aliases: 'loss growth thinning' },
  { text: /white cast/, aliases: 'white invisible' },
  { text: /matte finish|shine in check/, aliases: 'oily matte' },
  { text: /dark marks|dark spots/, aliases: 'dark spots pigmentation melasma brightening' },
  { text: /blemish|occasional day|inside of pores/, aliases: 'acne pimples breakouts spot' },
  { text: /fragrance free/, aliases: 'perfume' },
  { text: /water resistant/, aliases: 'waterproof pool beach swimming' },
];
