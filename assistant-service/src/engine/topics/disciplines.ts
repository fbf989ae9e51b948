import { word } from '../patterns.ts';
import type { Topic } from './types.ts';

const face = word`cara|rostro|facial(?:es)?|cutis|face`;

/** Concerns that only an assessment leads to a treatment: the page of the whole discipline. */
export const disciplines: readonly Topic[] = [
  {
    path: '/dermatologia/estetica',
    says: [
      word`
        estetic[oa]s?|aesthetics?|cosmetic (?:dermatology|procedures?|treatments?)|arrugas?|
        wrinkles?|rejuvenec\w+|rejuvenat\w+|antienvejecimiento|anti ?aging|anti ?edad|ojeras?|
        dark circles|flacidez|sagging|bioestimul\w+|biostimul\w+|colageno|collagen|hacerme algo|
        lucir mas joven|look (?:younger|rested)|armonizacion|fine lines|cejas|mejillas|mandibula|jawline|codigo de barras|
        lineas? del cigarrillo|smokers? lines?|manos (?:viejas|envejecidas)|hands look|
        verme (?:mas )?(?:joven|mejor|descansad[oa])|equipos|aparatologia|devices|machines`,
      [face, word`procedimientos?|hacerme|procedures?|exagerad[oa]|natural`],
    ],
    unless: word`
      descam\w+|caspa|cremas?|sueros?|serums?|creams?|venden|productos?|products?|sell|contorno|eye cream|oil|
      aceite|noche|night|spa`,
  },
  {
    path: '/dermatologia/clinica',
    says: [
      word`
        dermatologia clinica|clinical dermatology|servicios|tecnologias?|technology|what services|
        your services|services|enfermedades de la piel|skin (?:diseases|conditions)`,
    ],
  },
  {
    path: '/blog/melasma',
    says: [
      word`
        manchas?|pigmentacion|hiperpigment\w+|dark spots?|brown spots?|sun spots?|pigmentation|
        hyperpigmentation`,
    ],
    unless: word`venden|productos?|cremas?|suero|serum|products?|sell|buy|comprar|protector`,
  },
];
