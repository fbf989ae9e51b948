import { pattern, word } from '../patterns.ts';
import type { Topic } from './types.ts';

const remove = word`
  quit\w+|sac\w+|elimin\w+|retir\w+|borr\w+|oper\w+|cirug\w+|extirp\w+|reseccion|resecar|cort\w+|
  quem(?:an|ar|arme|arlas?)|hac\w+|remov\w+|surgery|excis\w+|cut|freez\w+|get rid|take (?:it )?off|
  taken off|molesta\w*|rid of`;
const growth = word`
  lunar(?:es)?|lunarcit\w+|verrug\w+|quistes?|lipomas?|bol(?:a|ita)s? de grasa|carnosit\w+|
  carnositas?|fibromas?|mezquin\w+|moles?|warts?|cysts?|skin tags?|fatty lumps?|growths?`;
const aesthetics = word`
  botox|toxina|rellen\w+|fillers?|hialuronic\w*|hilos|threads?|estetic\w+|aesthetic\w*|cosmetic\w*|
  labios|lips?|spa|facial|laser|depilacion|hair removal|radiesse|harmonyca|skin booster|
  microneedling`;
const minor = word`
  menor(?:es)?|ninos?|ninas?|bebes?|adolescentes?|infantil(?:es)?|pediatric\w*|mi hij[oa] (?:de|tiene)|hij[oa]|edad|anos tengo|
  1[0-7] anos|de 1[0-7]|tiene 1[0-7]|minors?|child(?:ren)?|kids?|babies|baby|teen\w*|how old|age|
  year old|years old|daughter|my son|underage`;

/** Young people, devices, and what clinical dermatology does. */
export const clinical: readonly Topic[] = [
  // Young people: aesthetic procedures are for adults, the consultation is for all.
  {
    path: '/dermatologia/estetica',
    says: [[minor, aesthetics]],
    unless: word`
      after having|having (?:kids|a baby)|despues de tener|tener (?:al|el|un) bebe|cumple\w*|
      embaraz\w+|45|50|age spots?|anti ?age|antiedad`,
  },
  // Devices, which stand on the page of their discipline.
  {
    path: '/dermatologia/clinica',
    says: [
      word`
        electro(?:bisturi|cirugia|coagulacion|cauterio)|cauteri\w+|nitrogeno|crio(?:cirugia|
        terapia)|congel\w+|dermatoscop\w+|cryo\w+|liquid nitrogen|freez\w+|electrosurgery|
        electrocautery|dermoscop\w+|dermatoscop\w+|dermat?oscopy`,
    ],
  },
  {
    path: '/dermatologia/estetica',
    says: [
      pattern`
        \b(?:radiofrecuencia|radiofrequency|rf)\b.*\b(?:microagujas|agujas|micro ?needl\w+|
        needles?)\b|\b(?:microagujas|micro ?needl\w+)\b.*\b(?:radiofrecuencia|radiofrequency|rf)\b`,
      word`
        luz pulsada|luz intensa|ipl|intense pulsed|pulsed light|laser fraccionado|fractional laser`,
    ],
  },
  {
    path: '/dermatologia/clinica#infiltracion-medica',
    says: [
      word`queloid\w*|keloids?|hipertrofic\w+|hypertrophic|infiltr\w+|areata`,
      [
        word`cicatri\w+|scars?`,
        word`gord[oa]|grues[oa]s?|levantad[oa]s?|elevad[oa]s?|abultad[oa]|raised|thick|bumpy`,
      ],
      [
        word`inyec\w+|inject\w*|shots?|steroid`,
        word`
          cicatri\w+|parches?|sin pelo|pelo|cabello|acne|granos?|nodul\w+|scars?|patch\w*|hair|
          cystic|alopecia`,
      ],
      [word`parches?|huecos?|patch\w*|bald spots?`, word`sin pelo|pelo|cabello|hair|barba|beard`],
    ],
    unless: word`quien`,
  },
  { path: '/dermatologia/clinica#biopsia-piel', says: [word`biops\w+|patolog\w+|patholog\w+`] },
  {
    path: '/dermatologia/clinica#reseccion-lesiones',
    says: [
      [growth, remove],
      [
        word`cirugia|operacion|surgery|puntos|stitches|sutura`,
        word`lunar(?:es)?|quiste|piel|mole|skin|lesion(?:es)?|cyst|puntos|stitches`,
      ],
      pattern`
        \bresecci\w+|\bresect\w+|\bverrugas?\b|\bwarts?\b|\bquistes?\b|\bcysts?\b|\blipomas?\b|
        \bcarnos\w+|\bfibromas?\b|\bskin tags?\b|\bbol(?:a|ita)s? de grasa`,
    ],
    unless: word`mapa|revis\w+|control\w*|check\w*|laura|villegas|puntos negros`,
  },
  {
    path: '/dermatologia/clinica#control',
    says: [
      pattern`
        \b(?:control(?:es)?|seguimiento|follow ?ups?|check ?ups?|chequeo|segunda (?:cita|consulta)|
        volver al medico|cuando (?:vuelvo|debo volver|regreso|tengo que volver)|when (?:do|
        should) i come back)\b`,
      [word`revis\w+|mapa|mapeo|map\w*|check\w*`, word`lunar(?:es)?|moles?`],
    ],
    unless: word`
      control (?:de|del) (?:brillo|grasa)|botox|laser|natal|peso|oil control|shine control|
      birth control|melasma|sin control`,
  },
  {
    path: '/dermatologia/clinica#consulta',
    says: [
      pattern`
        \b(?:psoriasis|soriasis|rosacea|dermatitis|vitiligo|urticaria|eccemas?|eczema|hongos?|
        fung(?:us|al)|herpes|alergias?|allerg(?:y|ies|ic)|lupus|hives|molusco\w*|sarna|scabies|
        callos?|foliculitis|folliculitis|queratosis|keratosis|onicomicosis|una encarnada|ingrown)\b`,
      /\b(?:unas|uñas|nails?|una (?:negra|amarilla|enterrada|encarnada|gruesa|partida))\b/,
      pattern`
        \b(?:consultas? (?:dermatolog\w+|medica|general|con)|(?:la|una) consulta|dermatolog(?:ia|
        y) (?:general|clinica|consult\w+|appointment|visit)|dermatology consultations?|(?:see|
        appointment with) (?:a|the) dermatologist|chequeo de piel|skin check|revision (?:de la piel|
        anual)|lunares|moles)\b`,
      minor,
    ],
    unless: word`
      after having|having (?:kids|a baby)|despues de tener|tener (?:al|el|un) bebe|areata|
      cumple\w*|regalo|embaraz\w+|acne en adultos|nail polish|pure|fragance|parque\w*|
      edad adulta|age spots?|anti ?ag\w+|manchas de (?:la )?edad|mi hij[oa] come`,
  },
];
