import { word } from '../patterns.ts';
import type { Topic } from './types.ts';

const laser = word`laser|lasers`;
const scars = word`cicatri\w+|marcas?|huec\w+|huequit\w+|crateres|scars?|scarring|marks?|pitted`;

/** Procedures of aesthetic dermatology, and the lasers that are asked for in the same words. */
export const aesthetic: readonly Topic[] = [
  {
    path: '/dermatologia/estetica#toxina-botulinica',
    says: [
      word`
        botox|toxina|botulin\w+|dysport|xeomin|baby botox|patas? de gallo|crow s feet|entrecejo|
        frown lines?|forehead lines?|lineas? de expresion|lineas? de la frente|arrugas? (?:de|
        en) la frente|expression lines?|bruxismo`,
    ],
    unless: word`crema|suero|serum|cream|venden`,
  },
  {
    path: '/dermatologia/estetica#radiesse',
    says: [word`radiesse?|radies\w*|hidroxiapatita|hydroxy\w*apatite`],
    unless: word`harmon\w+|armon\w+`,
  },
  {
    path: '/dermatologia/estetica#harmonyca',
    says: [word`harmon[yi]c?[ck]?a|armon[iy]ca|harmonica|harmonyca`],
  },
  {
    path: '/dermatologia/estetica#skin-booster',
    says: [
      word`
        skin ?b[ou]o?st\w+|skinb\w+|skin bust\w+|boosters?|skinvive|profhilo|hidratacion inyectable|
        injectable (?:hydration|moisturi\w+)`,
    ],
    unless: word`oxygen`,
  },
  {
    path: '/dermatologia/estetica#hilos-pdo',
    says: [word`hilos?|pdo|polidioxanona|threads?|thread lift`],
    unless: word`hilo dental|depilacion con hilo|threading`,
  },
  {
    path: '/spa/laser#clear-skin-laser',
    says: [
      word`clear skin`,
      [
        laser,
        word`
          cicatri\w+|marcas?|huec\w+|huequit\w+|poros|textura|acne|scars?|marks?|pores?|texture|
          resurfacing|rejuvenec\w+`,
      ],
    ],
  },
  {
    path: '/dermatologia/estetica#microneedling',
    says: [
      word`
        micro ?ne+d\w+|derma ?pen\w*|derma ?roller|microagujas?|micro agujas?|microneedl\w+|
        estrias?|stretch ?marks?|poros (?:abiertos|dilatados|grandes|visibles)|(?:open|large|
        enlarged|visible) pores`,
      [scars, word`acne|barros|granos|espinillas|pimples|cara|face`],
    ],
    unless: word`
      crema|gel|suero|venden|productos?|products?|sell|serum|queloid\w*|operacion|cirugia|dark marks`,
  },
  {
    path: '/dermatologia/estetica#acido-hialuronico',
    says: [
      word`
        rellen\w+|fillers?|aumento de labios|surcos?|pomulos?|juvederm|restylane|
        lip (?:augmentation|injections?)|cheek\w*|nasolabial|surco nasogeniano|hialuronidasa|
        hyaluronidase`,
      [
        word`labios?|boca|lips?`,
        word`
          arregl\w+|grues\w+|volumen|aument\w+|grandes?|carnos\w+|perfil\w+|rellen\w+|bigger|fuller|
          plump\w*|volume|enhanc\w+|pon\w+`,
      ],
      [
        word`hialuronic\w*|hyaluronic`,
        word`
          inyect\w+|aplic\w+|labios?|ponerme|ponen|rellen\w+|inject\w*|lips?|disol\w+|dissolv\w+|
          procedimiento|dura|ojeras|quitar`,
      ],
    ],
    unless: word`suero|serum|crema|cream|venden|producto|balsamo|balm|dientes`,
  },
];
