import { fold } from '#text/fold.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** What a visitor may have. */
const conditions =
  set(`cancer cancers melanoma carcinoma tumor tumoral maligno maligna malignant benigno benigna benign
  metastasis premaligno premaligna psoriasis rosacea acne dermatitis eccema eczema hongo hongos fungus fungal micosis
  tina infeccion infection infected infectado infectada alergia alergico alergica allergy allergic verruga verrugas wart
  warts herpes zoster shingles vitiligo urticaria hives celulitis cellulitis queratosis keratosis impetigo sarna scabies
  ringworm lupus melasma alopecia cancerigeno cancerosa canceroso cancerous lesion nevus carcinomatoso sifilis syphilis`);

/** The one who asks, or what was described. */
const deictics =
  set(`ese esa eso esos esas este estos esto su sus tu tus usted te le lo that this those these your yours
  you it aquello`);

const verdictVerbs =
  set(`es son parece parecen seria sera suena tiene tienes tendria padece padeces sufre sufres trata
  corresponde indica confirma descarta presenta is isn are aren looks sounds seems appears has have hasn haven s re ve
  got cannot suffer suffers`);

/** Folded: that nobody need look. */
const dismissals = [
  'no es nada',
  'nada grave',
  'no es grave',
  'nada malo',
  'no es malo',
  'no es peligroso',
  'no es peligrosa',
  'es inofensivo',
  'es inofensiva',
  'es normal',
  'nada de que preocuparse',
  'no hay de que preocuparse',
  'no tiene de que preocuparse',
  'no se preocupe por',
  'puede estar tranquilo',
  'puede estar tranquila',
  'no necesita medico',
  'no necesita ver',
  'no necesita ir',
  'no necesita consultar',
  'no hace falta que',
  'se le quita solo',
  'se quita solo',
  'nothing to worry',
  'don t worry about',
  'nothing serious',
  'not serious',
  'not dangerous',
  'is harmless',
  'is normal',
  'is nothing',
  'no need to see',
  'don t need to see',
  'do not need to see',
  'it will go away',
].map((phrase) => ` ${phrase} `);

/** How far apart in words the parts of a diagnosis stand. */
const REACH = 8;

/** «Si tiene acné…»: nobody is said to have it. */
const conditional = set('si if cuando when quien quienes whoever');

function namesCondition(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!conditions.has(word)) return false;
    const before = words.slice(Math.max(0, at - REACH), at);
    const verb = before.findLastIndex((other) => verdictVerbs.has(other));
    if (verb < 0) return false;
    const isConditional = before.slice(Math.max(0, verb - 2), verb).some((other) => conditional.has(other));
    const hasYou = /^(?:tiene|tienes|tendria|padece|padeces|sufre|sufres|presenta|trata)$/.test(
      before[verb] ?? '',
    );
    return !isConditional && (hasYou || before.slice(0, verb).some((other) => deictics.has(other)));
  });
}

/** Whether a sentence tells a visitor what they have, or that it is nothing: only an examination can. */
export function givesDiagnosis(sentence: string): boolean {
  const folded = fold(sentence);
  const padded = ` ${folded} `;
  return dismissals.some((phrase) => padded.includes(phrase)) || namesCondition(folded.split(' '));
}
