import { fold } from '#text/fold.ts';

/** Folded: that something costs nothing or less than it does. */
const bargains = [
  'gratis',
  'gratuito',
  'gratuita',
  'gratuitos',
  'gratuitas',
  'gratuitamente',
  'sin costo',
  'sin cargo',
  'sin ningun costo',
  'no cuesta nada',
  'no vale nada',
  'no le cuesta',
  'cero pesos',
  'de regalo',
  'regalamos',
  'obsequiamos',
  'de cortesia',
  'cortesia de la casa',
  'mitad de precio',
  'mitad del precio',
  'a mitad',
  'descuento',
  'descuentos',
  'rebaja',
  'rebajas',
  'oferta',
  'promocion',
  'dos por uno',
  '2 por 1',
  '2x1',
  'for free',
  'is free',
  'are free',
  'be free',
  'it s free',
  'free of charge',
  'free of cost',
  'a free',
  'your free',
  'our free',
  'first free',
  'totally free',
  'completely free',
  'free assessment',
  'free consultation',
  'free session',
  'free sessions',
  'free treatment',
  'free visit',
  'free gift',
  'no charge',
  'no cost',
  'at no cost',
  'without charge',
  'costs nothing',
  'complimentary',
  'on the house',
  'half price',
  'half the price',
  'half off',
  'two for one',
  'discount',
  'discounts',
  'special offer',
];

const phrases = bargains.map((phrase) => ` ${phrase} `);

/** «free» as a whole answer, or in capitals as advertisements write it. */
const isBare = (sentence: string): boolean => /^(?:it s |totally |100 )?free$/.test(sentence);

/** Whether a sentence offers something for nothing or for less. Whether that is true, only the site can tell. */
export function promisesBargain(sentence: string): boolean {
  const folded = fold(sentence);
  const padded = ` ${folded} `;
  return isBare(folded) || /\bFREE\b/.test(sentence) || phrases.some((phrase) => padded.includes(phrase));
}
