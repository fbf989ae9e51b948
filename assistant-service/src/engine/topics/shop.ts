import { source, word, type Rule } from '../patterns.ts';
import type { Topic } from './types.ts';

/** Kinds of products, as a source of patterns. */
export const kindNames = source`
  cremas?|cremita|sueros?|serums?|champus?|champues|shampoos?|jabon(?:es|cito)?|gel(?:es)?(?! de)|
  locion(?:es)?|balsamos?|mascarillas?|bloqueador(?:es)?|protector(?:es)?(?: solar(?:es)?)?|
  antisolar(?:es)?|aceites?|tonicos?|acondicionador(?:es)?|contorno de ojos|brumas?|agua micelar|
  limpiador(?:es|as?)?|exfoliantes?|hidratantes?|desmaquillantes?|espumas?|sprays?|espray|eye contour|barra solar|labial|
  kits?|ampolletas|creams?|moisturi[sz]ers?|cleansers?|face wash|soaps?|lotions?|balms?|masks?|
  sunscreens?|sunblock|oils?|toners?|tonics?|conditioners?|mists?|micellar|exfoliants?|scrubs?|
  foams?|makeup remover|lip balm|gels?`;
const shopping = source`
  productos?|productico|venden|vendan|vendes|vender|venta|comprar|compro|tienda|dermocosmetic\w+|
  cosmetic[oa]s|marcas?|catalogo|products?|sell|buy|shop|store|brands?|carry|catalog(?:ue)?|
  rutinas?|routine|skincare|skin care products?`;

export const kinds = word`${kindNames}`;

/** Something to take home, rather than a treatment. */
export const shop: readonly Rule[] = [
  {
    says: [kinds, word`${shopping}`],
    unless: word`
      dermatitis|psoriasis|herpes|hongos?|rosacea|vitiligo|eccema|eczema|fung\w+|sarna|urticaria|infeccion|
      ^facial (?:hidratante|para|de)|(?:un|el|hacen|tienen|un buen) facial(?:es)?(?! .*(?:crema|
      suero|jabon))|tratamiento facial|ritual\w*|marcas? (?:de|del|en|por|que)|crema anestesica|
      anesthetic cream|mascarilla (?:de )?led|como se llama|led mask|aceite hirviendo`,
  },
  {
    says: [
      word`
        (?:piel|cara|cutis|rostro) gras\w+|oily (?:skin|face)|brillo (?:de|en) la (?:cara|piel)|
        sunburn\w*|despues de asole\w+|frizz|encrespa\w+|puntas|labios (?:resec\w+|partid\w+|sec\w+)|(?:dry|chapped|
        cracked) lips|caspa|dandruff|resequedad|split ends|fps|spf|flakes`,
    ],
    unless: word`rellen\w+|fillers?|dermatolog\w+|tratan|treat`,
  },
];

/** Words of somebody who has a need and names no treatment. */
export const hasNeed = word`
  algo (?:para|con|que)|something (?:for|to)|que (?:me )?(?:sirve|recomiend\w+|puedo usar)|(?:sirve|
  bueno) para|what (?:can i use|is good|do you recommend)`;

/** Pages of the shop by need. */
export const categories: readonly Topic[] = [
  {
    path: '/tienda',
    says: [word`protector(?:es)? solar(?:es)?|bloqueador(?:es)?|fps|spf|sunscreens?|sunblock`],
  },
  {
    path: '/tienda/capilar',
    says: [
      word`
        pelo|cabellos?|capilar(?:es)?|cuero cabelludo|caspa|champus?|shampoos?|acondicionador\w*|
        puntas|frizz|hair|scalp|dandruff|conditioners?|shampoo`,
    ],
  },
  {
    path: '/tienda/antimanchas',
    says: [
      word`
        manchas?|antimanchas?|despigmentante\w*|aclarante\w*|aclarar|tono (?:desigual|uniforme|
        disparejo)|melasma|panos?|paño|dark (?:spots?|marks?)|brightening|pigmentation|uneven|spots|
        discolou?ration`,
    ],
  },
  {
    path: '/tienda/anti-acne',
    says: [
      word`
        acne|granos?|granitos?|barros?|barritos?|espinillas?|puntos negros|imperfecciones|
        gras[oa]\w*|brillos?a?|poros|pimples?|breakouts?|oily|oil control|blackheads?|blemish\w*|
        pores|shiny`,
    ],
  },
  {
    path: '/tienda/rejuvenecimiento',
    says: [
      word`
        arrugas?|antiarrugas|anti ?edad|rejuvenec\w+|envejec\w+|lineas|firmeza|ojeras|bolsas|
        resec\w+|sec[oa]s?|hidrata\w*|humecta\w*|labios?|cuello|escote|anti ?aging|wrinkles?|
        fine lines|mature|dry|hydrat\w+|moisturi\w+|lips?|neck|eyes?|dark circles`,
    ],
  },
];
