import { word } from '../patterns.ts';
import type { Topic } from './types.ts';

const hairLoss = word`
  caida|cae|caen|cayendo|cayo|calv\w+|alopecia|entradas|pierdo|perdiendo|perdida|tumba\w*|
  adelgaz\w+|bald\w*|loss|losing|fall(?:s|ing)?|shed(?:s|ding)?|thinning`;
const hair = word`pelo|pelito|cabellos?|capilar|cuero cabelludo|hairs?|scalp`;
const laser = word`laser|lasers`;

/** What the articles tell of hair loss and laser, and the list of them. */
export const hairAndLaserReading: readonly Topic[] = [
  {
    path: '/blog/caida-del-cabello#tratamiento-y-tiempos',
    says: [
      [
        hair,
        word`crecer|crece|creciendo|recuper\w+|grow|grows|regrow\w*|grow back`,
        word`cuanto|tiempo|vuelve|how (?:long|fast)|back`,
      ],
    ],
    unless: word`removal|depil\w+|producto\w*|laser`,
  },
  {
    path: '/blog/caida-del-cabello#cuanto-es-normal',
    says: [[hair, hairLoss, word`normal|cuant[oa]s?|al dia|how (?:much|many)|a day|per day`]],
    unless: word`enferm[oa]`,
  },
  {
    path: '/blog/caida-del-cabello#cuidados-en-casa',
    says: [
      [
        hair,
        word`
          vitaminas?|suplementos?|biotina|gorra|lavar\w* (?:todos|seguido|mucho)|todos los dias|
          formol|moño|mono|trenzas?|extensiones|dieta|comer|alimentos?|supplements?|vitamins?|
          biotin|food|wash(?:ing)? (?:my |your )?hair (?:every|daily|too)|hats?|ponytail|braids?`,
      ],
    ],
    unless: word`venden|champu|shampoo|productos?|sell|products?|mascarilla`,
  },
  {
    path: '/blog/caida-del-cabello#cuidados-en-casa',
    says: [word`biotina?|suplementos? (?:para|de)|supplements?`],
    unless: word`champu|shampoo|producto\w*|venden|sell`,
  },
  {
    path: '/blog/caida-del-cabello#que-se-revisa',
    says: [
      word`tricoscopi\w+|trichoscop\w+`,
      [hair, word`examenes?|revisan|tricoscopia|trichoscopy|tests?|exams?|laboratorio`],
    ],
  },
  {
    path: '/blog/caida-del-cabello#causas-frecuentes',
    says: [
      [
        hair,
        hairLoss,
        word`
          por ?que|causas?|estres|tiroides|parto|embarazo|hormon\w+|herenci\w+|hereditari\w+|covid|
          dengue|anemia|why|causes?|stress|thyroid|postpartum|baby|genetic\w*|hereditary|iron`,
      ],
      word`efluvio|effluvium`,
    ],
  },
  {
    path: '/blog/caida-del-cabello',
    says: [
      [hair, hairLoss],
      word`
        calvicie|alopecia|entradas|me estoy quedando calv[oa]|quedar calv[oa]|going bald|baldness`,
    ],
    unless: word`
      areata|parches?|sin pelo|patch\w*|inyec\w+|infiltr\w+|inject\w*|champu|shampoo|productos?|
      suero|tonico|locion|venden|spa|ritual|sesion(?:es)?|luz|light|casa|home|laser|products?|serum|
      tonic|sell|densidad|masaje|quien|especialista|doctor`,
  },
  {
    path: '/blog/laser-que-esperar#preparacion',
    says: [
      [
        laser,
        word`
          antes(?! y despues)|prepar\w+|broncea\w*|tomar (?:el )?sol|asolear\w*|playa|rasur\w+|
          afeit\w+|cera|previo|before|prepar\w+|tan|tanning|tanned|beach|shav\w+|wax\w*|
          sun exposure|sunbath\w*`,
      ],
    ],
  },
  {
    path: '/blog/laser-que-esperar#durante-y-despues',
    says: [
      [
        laser,
        word`
          despues|cuidados?|posterior\w*|recuperacion|ejercicio|gimnasio|bañ\w+|maquillaje|after|
          aftercare|recovery|downtime|exercise|gym|shower|se siente|feel\w*`,
      ],
    ],
    unless: word`cuantas sesiones`,
  },
  {
    path: '/blog/laser-que-esperar#riesgos',
    says: [
      [
        laser,
        word`
          riesgos?|peligr\w+|quem\w+|efectos secundarios|contraindica\w+|segur[oa]|dañ\w+|dana\w*|
          risks?|danger\w*|burns?|side effects?|safe|complications?|harm\w*`,
      ],
    ],
    unless: word`morena|oscura|dark skin|depilacion|hair removal`,
  },
  {
    path: '/blog/laser-que-esperar#como-funciona',
    says: [[laser, word`como funciona|que hace|how (?:does|do) .* work|what does`]],
    unless: word`depilacion|hair removal|clear skin|lift lux`,
  },
  {
    path: '/blog',
    says: [word`blog|articulos?|articles?|lecturas|posts?|tips|consejos`],
    unless: word`articulo de|instagram`,
  },
];
