import { word } from '../patterns.ts';
import { kindNames } from './shop.ts';
import type { Topic } from './types.ts';

const sunscreen = word`
  protector(?:es)?|bloqueador(?:es)?|fps|spf|sunscreens?|sunblock|proteccion solar|sun protection|
  protegerme`;
const remedy = word`
  limon|limones|bicarbonato|crema dental|pasta de dientes|vinagre|miel|sabila|exprim\w+|apret\w+|
  reventar\w*|remedios?|caser[oa]s?|agua oxigenada|lemon|baking soda|toothpaste|vinegar|honey|
  squeez\w+|pop|popping|home remed\w+|blanqueador\w*`;
const acne = word`
  acne|granos?|granitos?|barros?|barritos?|espinillas?|espinas|puntos negros|imperfecciones|
  pimples?|zits?|breakouts?|blackheads?|spots`;
const melasma = word`melasma|panos?|paño|cloasma|melazma`;
const why = word`por ?que|causas?|origen|debe a|hormon\w+|why|cause[sd]?|reason`;

/** What the articles tell of sun, melasma and acne. Treatments and products have topics of their own. */
export const skinReading: readonly Topic[] = [
  {
    path: '/blog/proteccion-solar#cuando-consultar',
    says: [
      [
        word`lunar(?:es)?|moles?|mancha`,
        word`preocup\w+|alarm\w*|signos|senales|cuando (?:consult\w+|debo)|worr\w+|cancer\w*|melanoma|warning|signs|abcde`,
      ],
    ],
  },
  {
    path: '/blog/proteccion-solar#cantidad-y-reaplicacion',
    says: [
      [
        sunscreen,
        word`
          cada cuanto|cada cuantas|cuantas veces|reaplic\w+|retoc\w+|repet\w+|repito|cantidad|
          cuanto|cuanta|how often|how much|reappl\w+|amount|how many times|how (?:to|do i|
          should i) apply|como (?:me )?(?:lo )?(?:se )?aplic\w+|cuando (?:me )?(?:lo )?(?:aplico|
          echo|pongo)`,
      ],
    ],
    unless: word`cuesta|vale|precio|price|cost|cobran`,
  },
  {
    path: '/blog/proteccion-solar#todas-las-pieles',
    says: [
      [sunscreen, word`moren[oa]s?|negr[oa]s?|triguen[oa]s?|oscur[oa]s?|dark|brown|black|olive`],
      [word`vitamina d|vitamin d`, word`sol|sun|protector|bloqueador|sunscreen`],
    ],
    unless: word`manchas?|spots?|venden|vende|comprar|buy|sell|rastro`,
  },
  {
    path: '/blog/proteccion-solar#elegir-protector',
    says: [
      [
        sunscreen,
        word`
          escog\w+|escoj\w+|elig\w+|elij\w+|elegir|diferencia|mejor(?:es)?|fijar\w*|sirve mas|
          choos\w+|choice|pick|which|best|difference|bebes?|baby|babies|ninos?|kids?|children`,
      ],
    ],
    unless: word`venden|vende|comprar|sell|buy|tienen|do you have`,
  },
  {
    path: '/blog/proteccion-solar#sol-de-montana',
    says: [
      [
        word`
          nublad[oa]|nubes|llueve|lluvia|adentro|indoors|bajo techo|oficina|office|cloudy|clouds|
          rain\w*|altura|altitude|uv|indice|ventana|window`,
        word`sol|sun|protector|bloqueador|sunscreen|spf|fps`,
      ],
    ],
  },
  {
    path: '/blog/proteccion-solar#sombra-y-ropa',
    says: [
      [
        word`sombreros?|gorras?|gafas|ropa|hats?|cap|sunglasses|clothing|sombra|shade`,
        word`sol|sun|uv|proteg\w+|protect\w*`,
      ],
    ],
  },
  {
    path: '/blog/proteccion-solar',
    says: [
      [
        sunscreen,
        word`
          por ?que|necesario|hace falta|toca|hay que|tengo que|todos los dias|diario|importancia|
          como (?:me|se|debo)|do i (?:need|have)|every day|should i|why|necessary|importan\w+|
          antes o despues|maquillaje|orden`,
      ],
      word`(?:proteg|cuid)\w+ (?:\w+ ){0,3}sol|cuidar\w* (?:\w+ ){0,3}sol|protect (?:\w+ ){0,3}sun`,
    ],
    unless: word`venden|vende|comprar|sell|buy|laser|precio`,
  },
  { path: '/blog/melasma#lo-que-empeora', says: [[melasma, remedy]] },
  {
    path: '/blog/melasma#que-lo-activa',
    says: [
      [melasma, why],
      [
        melasma,
        word`
          embarazo|anticonceptiv\w+|empeora|calor|cocina|pantallas?|heat|worse|triggers?|screens?`,
      ],
    ],
  },
  { path: '/blog/melasma#la-luz', says: [[melasma, sunscreen]] },
  {
    path: '/blog/melasma#tratamientos',
    says: [
      [
        melasma,
        word`
          quit\w+|cura\w*|tratamientos?|trat\w+|hac(?:er|en)|desaparec\w+|elimin\w+|borr\w+|sirve|
          cure[sd]?|treat\w*|remov\w+|go away|fade|get rid|do for|help`,
      ],
    ],
    unless: word`venden|productos?|cremas?|spa|facial|ritual|products?|sell|serum|suero`,
  },
  {
    path: '/blog/melasma',
    says: [melasma],
    unless: word`venden|productos?|cremas?|spa|facial|ritual|products?|sell|serum|suero`,
  },
  { path: '/blog/acne-adulto#lo-que-no-ayuda', says: [[acne, remedy]] },
  {
    path: '/blog/acne-adulto#lo-que-influye',
    says: [
      [
        acne,
        word`
          chocolate|leche|lacteos?|grasas?|dieta|alimentacion|comida|comer|estres|dormir|casco|
          tapabocas|sudor|gimnasio|proteina|dairy|milk|diet|food|eat\w*|stress|sleep|mask|helmet|
          sweat|gym|whey|sugar|azucar`,
      ],
    ],
    unless: word`piel grasa|venden`,
  },
  {
    path: '/blog/acne-adulto#rutina-sencilla',
    says: [[acne, word`rutinas?|pasos|lavar\w*|limpiar\w*|routine|steps|wash\w*`]],
  },
  {
    path: '/blog/acne-adulto#por-que-aparece',
    says: [
      [acne, why],
      [
        acne,
        word`
          adult[oa]s?|\d\d anos|a mi edad|treinta|cuarenta|regla|periodo|menstrua\w+|mandibula|
          menton|adulthood|my (?:30|40|thirties|forties)s?|thirties|forties|period|jaw\w*|chin`,
      ],
    ],
    unless: word`cicatri\w+|marcas|venden|scars?|tratan|tratamiento`,
  },
  {
    path: '/blog/acne-adulto',
    says: [acne],
    unless: word`
      ${kindNames}|cicatri\w+|marcas?|huec\w+|huequit\w+|scars?|marks?|venden|productos?|cremas?|
      gel|jabon|suero|locion|products?|serum|sell|wash|cleanser|laser|poros|dark spots?|
      brown spots?|age spots?|sun spots?|white spots?|wet|caspa|atienden|ninos|(?:mi )?hij[oa]|
      beb\w+|spots? (?:on|for|from)|facial`,
  },
];
