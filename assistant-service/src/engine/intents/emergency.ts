import { pattern, source, word } from '../patterns.ts';
import type { IntentRule } from './types.ts';

const swellingPlace = source`
  labios?|boca|mouth|cheeks?|lengua|garganta|cara|rostro|ojos?|parpados?|cuello|lips?|tongue|throat|face|eyes?|neck`;
const swelling = source`hinch\w+|inflam(?:ad[oa]s?|o|aron|ando)|swell\w*|swollen|swelled|puff(?:y|ed)`;

/** What cannot wait for an answer of a chat. A false alarm costs a visitor one message; a missed one more. */
export const emergency: readonly IntentRule[] = [
  {
    intent: 'emergency',
    says: [[word`${swellingPlace}`, word`${swelling}`]],
    // How long a swelling lasts is asked before a procedure.
    unless: word`
      bolsas|eye bags|contorno|cuanto (?:dura|tiempo|se demora)|cuantos dias|quedan?|how long|
      how many days|(?:will|do|does) (?:\w+ ){1,3}swell`,
  },
  {
    intent: 'emergency',
    says: [
      word`
        emergencias?|auxilio|socorro|ambulancia|anafila\w+|emergency|emergencies|ambulance|
        anaphyla\w+|help me now`,
      word`
        urgencias?|(?:es|muy|algo|ayuda|help|very|is|it s) urgente?(?:ly)?|urgent help|
        necesito (?:ayuda|atencion) (?:ya|urgente)`,
      word`primeros auxilios|first aid|llam(?:o|ar) al 123|call 911`,
    ],
    unless: word`
      (?:cita|turno|appointment|consulta) (?:\w+ )?urgente?|urgent (?:\w+ )?(?:appointment|visit)`,
  },
  {
    intent: 'emergency',
    says: [
      pattern`
        \b(?:no|casi no|apenas) (?:\w+ ){0,2}(?:respir|resuell)|dificultad (?:para|al|de) respirar|
        (?:cuesta|dificil|problemas? para) (?:mucho )?respirar|respir\w+ (?:mal|con dificultad)`,
      pattern`
        \b(?:ahogando|ahogo|asfixi\w*)\b|\b(?:falta|sin) (?:de |el |me )*aire\b(?! acondicionado)|
        \bme falta (?:el |la )?(?:aire|respiracion|aliento)|\bno (?:puedo|logro) (?:tragar|
        pasar (?:la )?saliva|hablar)|\b(?:can ?(?:t|not)|cannot) (?:swallow|speak|talk)\b`,
      pattern`
        \b(?:can ?(?:t|not)|cannot|hard to|trouble|difficulty|struggl\w+ to|unable to|
        problems?) (?:\w+ )?breath\w*|\bshort(?:ness)? of breath|\bchoking\b|\bnot breathing\b`,
      /\b(?:garganta|throat)\b.*\b(?:cierra|cerrando|clos(?:ing|es|ed))\b/,
      /\bse (?:me|le) (?:esta |estan |empezo a |empezaron a )?hinch/,
      pattern`
        \breaccion (?:\w+ )?alergica|(?:choque|shock) (?:alergico|anafil\w+)|
        alergia (?:muy )?(?:grave|severa|fuerte|horrible)|\ballergic (?:reaction|shock)|\b(?:severe|
        bad) allerg`,
    ],
    unless: word`bolsas|eye bags|contorno`,
  },
  {
    intent: 'emergency',
    says: [
      pattern`
        \bno (?:me |le )?(?:para|deja|paro|dejo|cesa)(?:n)? de sangrar|\bsangr\w+ (?:mucho|
        muchisimo|demasiado|sin parar|a chorros)|\bmucha sangre\b|\b(?:bot\w+|chorro de|
        vomit\w+) sangre|\bblood everywhere|\blots? of blood|hemorragi|\bdesangr|no (?:puedo|
        logro) (?:parar|detener) (?:la sangre|el sangrado)`,
      pattern`
        \b(?:won t|will not|wont|doesn t|does not|can t|cannot|not) stop(?:ping)? (?:the )?bleeding|
        \bkeeps? (?:on )?bleeding|\bbleed(?:ing|s)? (?:a lot|heavily|badly|non ?stop|so much|
        profusely)|\bhemorrhag|\b(?:won t|doesn t|hasn t|not) stop\w* bleed`,
      pattern`
        \bdesmay|perd\w+ (?:el conocimiento|la conciencia)|\binconsciente|\bconvulsi|
        \b(?:faint(?:ed|ing)|fainted|passed out|unconscious|seizures?)\b`,
      pattern`
        \bdolor (?:\w+ ){0,2}(?:en|de) el pecho|\binfarto\b|\bchest pain|\bpain in (?:my |the )?chest|
        \bheart attack|\bparalisis|se me (?:durmio|torcio) la cara|\bstroke\b`,
      pattern`
        \b(?:perd\w+) (?:la )?(?:vision|vista)|\bno (?:puedo|puede|estoy|esta|logro) (?:ver|
        viendo)\b|\bno veo\b|deje de ver|vision (?:borrosa|doble)|\bveo (?:muy )?(?:borroso|doble|
        manchas|luces)|(?:quede|quedo|quedando) cieg`,
      pattern`
        \b(?:lost|losing|loss of) (?:my |the |some )?(?:sight|vision|eyesight)|\bcan(?: ?not|t| t) see\b|
        \b(?:blurr(?:y|ed)|double) vision|\bvision (?:is|went|got|has) (?:\w+ )?(?:blurr\w+|gone|
        dark)|\bgo(?:ing|ne) blind`,
    ],
    unless: word`
      (?:no|puedo) ver (?:el|la|los|las|su|sus) (?:precio|precios|pagina|carrito|producto|productos|
      foto|fotos|catalogo)|see (?:the|your) (?:price|page|cart|product)\w*|donde`,
  },
  {
    intent: 'emergency',
    says: [
      // Blue lips, a face that hangs, an eye that does not open, a chest that hurts.
      [
        word`labios|lips`,
        word`azul(?:es|ad[oa]s)?|morad[oa]s?|blue|bluish|purple`,
        word`pus\w+|pon\w+|estan|tiene|turn\w*|are|went`,
      ],
      pattern`
        \b(?:face|mouth) (?:\w+ ){0,3}(?:droop\w*|numb)|\bcara (?:\w+ ){0,2}(?:dormida|torcida|paralizada)|
        \b(?:no (?:puedo|puede)|can ?(?:t|not)|cannot) (?:abrir|open) (?:\w+ )?(?:ojos?|eyes?)|
        \bduele (?:mucho )?el pecho|\bchest (?:hurts|pain)|\b(?:cuesta|dificil) (?:mucho )?(?:tragar|pasar|hablar)`,
      [
        word`roj[oa]s?|red`,
        word`calientes?|hot|warm`,
        word`subiendo|extiend\w+|expand\w+|crec\w+|spread\w*|growing`,
      ],
      [word`ampoll\w+|blister\w*`, word`quem\w+|burn\w*`],
      [
        word`tom(?:e|o|aron)|took|drank`,
        word`cloro|limpido|clorox|acido|acetona|removedor|veneno|detergente|gasolina|bleach|acid|(?:whole|full|entire) (?:bottle|box)|all (?:my|the|her|his) pills`,
      ],
      [word`ojos?|eyes?`, word`removedor|acetona|pegante|pegamento|glue|clorox|acetone|remover|esmalte`],
      pattern`
        \bno aguanto (?:mas )?(?:la|esta|mi) vida|\bme quiero cortar\b(?! (?:el|las|un|la))|
        \b(?:tired of|sick of|done with) (?:living|life|my life)`,
    ],
    unless: word`labiales?|lipstick|contorno|laser burn|can laser|ojeras`,
  },
];
