import { word } from '../patterns.ts';
import type { Topic } from './types.ts';

const face = word`cara|rostro|facial(?:es)?|cutis|face`;
const body = word`
  corporal(?:es)?|cuerpo|abdomen|cintura|barriga|espalda|piernas?|muslos?|brazos?|gluteos?|cola|
  nalgas|body|abdomen|belly|waist|legs?|thighs?|arms?|butt(?:ocks)?|glutes?`;
const hair = word`pelo|cabellos?|capilar(?:es)?|cuero cabelludo|hairs?|scalp`;
const laser = word`laser|lasers`;

/** Rituals of the spa, the whole spa last. */
export const spa: readonly Topic[] = [
  {
    path: '/spa/laser#smooth-hair-free',
    says: [
      word`
        smooth hair|depil\w+|vellos?|hair (?:removal|reduction)|laser hair|unwanted hair|body hair|
        facial hair|bozo|bigote|brazilian`,
      [
        laser,
        word`
          axilas?|bikini|bozo|barba|piernas?|pelos?|brasilero|underarms?|armpits?|legs|beard|bikini|
          hair|blond[ea]?|rubi[oa]|canas?`,
      ],
    ],
    unless: word`growth|loss|caida|calv\w+|alopecia|cuero|scalp|densidad|crecimiento`,
  },
  {
    path: '/spa/laser#lift-lux-therapies',
    says: [
      word`lift ?lux`,
      [
        word`papada|cuello|neck|double chin|jowls?|mandibula|jawline`,
        word`
          flo[jg]\w+|flacid\w+|colgad\w+|caid\w+|tens\w+|reafirm\w+|firme\w*|loose|sagging|saggy|
          firm\w*|tighten\w*|lift|laxity|skin|piel|papada|double chin|jowls?`,
      ],
      [
        word`
          flacid\w+|flo[jg][oa]|reafirm\w+|sagging|saggy|loose|laxity|tighten\w*|colgada|
          descolgad\w+`,
        word`cara|rostro|mejillas?|face|facial|cheeks?|piel|skin`,
      ],
      word`papada`,
    ],
    unless: word`crema|cream|corporal|body|abdomen|brazos|piernas|gluteos|barriga|arms?|belly`,
  },
  // Hair rituals.
  {
    path: '/spa/capilar#follicle-reactivation',
    says: [
      word`follicle|folicul\w+`,
      [
        hair,
        word`
          luz (?:roja|led)|led|red light|light therapy|densidad|densificar|density|thicken\w*|
          laser de baja|low level|fortalecer`,
      ],
    ],
    unless: word`casa|home|suero|serum|champu|shampoo|producto\w*`,
  },
  {
    path: '/spa/capilar#oxygen-boost-capilar',
    says: [
      word`oxygen(?: boost)?|oxigeno (?:capilar|cabello)|oxigen\w+`,
      [
        word`cuero cabelludo|scalp|raiz|roots?|pelo|cabello|hair|capilar`,
        word`
          gras[oa]s?|grasit\w+|limpieza|detox|profunda|oily|greasy|clean\w*|purif\w+|pesad[oa]|
          cargad[oa]|exfolia\w+|scrub`,
      ],
    ],
    unless: word`champu|shampoo|jabon|productos?|venden|products?|sell|suero|serum|glow|facial|hydra`,
  },
  {
    path: '/spa/capilar#home-tech-plan',
    says: [
      word`home tech|plan (?:capilar )?(?:para|en|de) (?:la )?casa|home plan|at home plan`,
      [
        hair,
        word`en (?:la |mi )?casa|desde casa|lejos|at home|home|far away`,
        word`
          plan|dispositivo|tratamiento|rutina|luz|aparato|casco|hacer|device|treatment|program|
          light|care`,
      ],
    ],
    unless: word`producto\w*|champu|shampoo`,
  },
  {
    path: '/spa/capilar',
    says: [
      [
        hair,
        word`
          spa|ritual\w*|tratamientos?|sesion(?:es)?|terapias?|masaje|cuidados?|servicios?|rituals?|
          treatments?|therapy|massage|sessions?`,
      ],
      word`spa capilar|hair spa`,
    ],
    unless: word`venden|productos?|comprar|sell|products?|domicilio`,
  },
  // Body rituals.
  {
    path: '/spa/corporal#contour-sculpt-360',
    says: [
      word`
        contour|sculpt|moldea\w*|modelador\w*|reductor(?:es|a)?|reducir (?:medidas|cintura|abdomen)|
        grasa localizada|medidas|celulitis|vacumterapia|vacuum|cavitacion|cellulite|slim\w*|
        body contour\w*|rollitos|gordit[oa]s|barriga|localized fat|love handles|cintura|waist|
        abdomen|tummy|belly`,
    ],
    unless: word`facial|firmeza|firm\w*|flacid\w+`,
  },
  {
    path: '/spa/corporal#firm-body-up',
    says: [
      word`
        firm body|gluteos?|nalgas|levantamiento de cola|levantar (?:la )?cola|tonific\w+|
        electroestimul\w+|butt(?:ocks)?|booty|glutes?|ton(?:e|ing) (?:\w+ )?(?:body|arms|legs)|
        electrostimulation`,
      [
        body,
        word`
          flacid\w+|firme\w*|reafirm\w+|flo[jg][oa]s?|tens\w+|firm\w*|saggy|sagging|loose|
          tighten\w*|ton(?:e|o|ar)`,
      ],
    ],
  },
  {
    path: '/spa/corporal#detox-balance',
    says: [
      word`
        detox(?! capilar)|drenaje|linfatic[oa]s?|lymphatic|drainage|presoterapia|pressotherapy|
        piernas (?:cansadas|pesadas|hinchadas)|cansancio|cansad[oa]s?|(?:tired|heavy) legs|
        envoltura|body wrap|clay wrap|retencion de liquidos|fluid retention|relaj\w+|masajes?|
        massages?|relax\w*|descans\w+|antiestres`,
    ],
    unless: word`facial|capilar|craneal|suero|retinol|muscul\w+|botox`,
  },
  {
    path: '/spa/corporal',
    says: [
      [
        word`corporal(?:es)?|cuerpo|body`,
        word`spa|ritual\w*|tratamientos?|terapias?|treatments?|rituals?|therap\w+|servicios?`,
      ],
    ],
    unless: word`venden|crema|protector`,
  },
  // Facial rituals.
  {
    path: '/spa/facial#clarity-antimanchas',
    says: [
      word`clarity`,
      [
        word`manchas?|manchad[oa]|pigment\w+|paño|pano|dark spots?|spots?|melasma|discolou?ration`,
        word`
          faciales?|spa|ritual\w*|limpieza|peeling|tratamientos?|quit\w+|elimin\w+|borr\w+|aclar\w+|
          facials?|treatments?|rituals?|remov\w+|fad\w+|get rid|hacen|ofrecen|tienen|
          do you (?:treat|offer|have)|peel`,
      ],
      word`peelings?|chemical peel|peel`,
    ],
    unless: word`
      venden|productos?|cremas?|suero|serum|products?|sell|buy|comprar|laser|lunar|solar|protector|
      unas`,
  },
  {
    path: '/spa/facial#hydra-reset-premium',
    says: [
      word`
        hydra|hidra ?reset|hydrafacial|hidrafacial|piel (?:muy |tan |esta )*(?:seca|reseca|
        deshidratada|tirante|sensible)|(?:dry|dehydrated|sensitive|tight) skin|skin (?:is |feels )?(?:so |very )?(?:dry|
        dehydrated|tight)`,
      [
        word`
          hidrata\w*|hydrat\w*|moistur\w*|resec[oa]s?|reseca|sec[oa]s?|deshidrat\w+|dry|dehydrated|
          tight|sensible|sensitive`,
        word`faciales?|spa|ritual\w*|limpieza|tratamientos?|facials?|treatments?|rituals?|sesion`,
      ],
    ],
    unless: word`capilar|corporal|hair|producto\w*|crema`,
  },
  {
    path: '/spa/facial#glow-express-45',
    says: [
      word`
        glow|limpiezas? (?:facial(?:es)?|de cutis|profundas?|de (?:la )?cara|de piel)|deep clean\w*|
        facial clean\w*|express|hidrodermoabrasion|luminosidad|opaca|apagada|cansada|dull|radian\w+|
        brighten\w*`,
      [
        word`evento|matrimonio|boda|grados?|fiesta|quince|wedding|event|party|prom`,
        word`piel|cara|rostro|facial|algo|rapido|skin|face|something|quick`,
      ],
      [word`rapid[oa]|cort[oa]|quick|short|poco tiempo|lunch`, word`facial|cara|limpieza|spa|face|ritual`],
    ],
    unless: word`
      suero|serum|crema|espuma|venden|capilar|corporal|productos?|vitamina|champu|productos?|filler|
      cabello|pelo`,
  },
  {
    path: '/spa/facial',
    says: [word`faciales?|facials?`, [face, word`spa|ritual\w*|masaje|mascarilla led`]],
    unless: word`
      venden|crema|suero|producto\w*|vello|aceite|barra|bruma|rejuvenecimiento|oil|hair|relleno\w*`,
  },
  { path: '/spa/laser', says: [/\b(?:laser|lasers)\b/], unless: word`venas|tatuaj\w+` },
  { path: '/#spa', says: [word`spa|rituales|rituals`], unless: word`capilar|corporal|facial|hair|body` },
];
