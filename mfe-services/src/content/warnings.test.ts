import { languages, type Lang } from '@clinic/shared/languages';
import { describe, expect, it } from 'vitest';

import { areas } from '#paths.ts';

import { areaDocument, type Device } from './areaDocuments.ts';
import { treatmentDocuments } from './treatmentDocuments.ts';

/** Something that is done to the skin. */
type Exposure = Device['uses'][number];

/**
 * For each exposure, `said` matches the words that the texts use for it, and `warned` matches the warnings that they
 * must then contain. The rules follow medical knowledge; sources: e2e/content/medicalClaims.ts.
 */
const rules: Record<Exposure, { said: RegExp; warned: Record<Lang, RegExp[]> }> = {
  needle: {
    said: /aguja|needle|microinyecc|micro-injection|cánula|cannula|inyectable|injectable|vial|jeringa|syringe/i,
    warned: {
      es: [/embarazo/i, /infección/i],
      en: [/pregnan/i, /infection/i],
    },
  },
  filler: {
    said: /relleno|filler|hialurónico|hyaluronic/i,
    warned: {
      es: [/lactancia/i, /alergia/i, /queloides/i, /anticoagulantes/i, /autoinmune/i],
      en: [/breastfeeding/i, /allergy/i, /keloids/i, /blood thinners/i, /autoimmune/i],
    },
  },
  thread: {
    said: /polidioxanona|polydioxanone/i,
    warned: {
      es: [/queloides/i, /coagulación/i, /alergia/i, /lactancia/i],
      en: [/keloids/i, /clotting/i, /allergy/i, /breastfeeding/i],
    },
  },
  surgery: {
    said: /Retiro de lunares|Removal of moles|muestra pequeña de piel|small sample of skin/i,
    warned: {
      es: [/anticoagulantes/i, /infección/i, /queloides/i, /anestesia local/i],
      en: [/blood thinners/i, /infection/i, /keloids/i, /local anesthetic/i],
    },
  },
  laser: {
    said: /columnas microscópicas de luz|microscopic columns of light/i,
    warned: {
      es: [/embarazo/i, /isotretinoína/i, /sensibilizan a la luz/i, /bronceada/i, /queloides/i],
      en: [/pregnancy/i, /isotretinoin/i, /sensitize you to light/i, /tanned/i, /keloids/i],
    },
  },
  light: {
    said: /destellos de luz|flashes of filtered light/i,
    warned: {
      es: [/embarazo/i, /isotretinoína/i, /sensibilizan a la luz/i, /bronceada/i, /epilepsia/i],
      en: [/pregnancy/i, /isotretinoin/i, /sensitize you to light/i, /tanned/i, /epilepsy/i],
    },
  },
  radiofrequency: {
    said: /alta frecuencia|high-frequency|calor controlado|controlled heat/i,
    warned: {
      es: [/marcapasos/i, /dispositivo electrónico/i, /implantes metálicos/i],
      en: [/pacemaker/i, /electronic device/i, /metal implants/i],
    },
  },
  cold: {
    said: /nitrógeno|nitrogen/i,
    warned: { es: [/urticaria por frío/i, /Raynaud/i], en: [/cold urticaria/i, /Raynaud/i] },
  },
};

type Item = { id: string; uses: Exposure[]; about: string; told: string };

const itemsIn = (lang: Lang): Item[] => [
  ...treatmentDocuments(lang).map(({ id, uses, description, feels, expect: { notFor } }) => ({
    id,
    uses,
    about: `${description} ${feels}`,
    told: notFor,
  })),
  ...areas
    .flatMap((area) => areaDocument(area, lang).technology.items)
    .map(({ id, uses, description, notFor = '' }) => ({ id, uses, about: description, told: notFor })),
];

describe.each(languages)('who must not have a procedure, in %s', (lang) => {
  it.each(Object.entries(rules))('is told wherever there is a %s', (exposure, { said, warned }) => {
    const concerned = itemsIn(lang).filter(
      ({ uses, about }) => said.test(about) || uses.some((item) => item === exposure),
    );
    const silent = concerned.flatMap(({ id, told }) =>
      warned[lang].filter((word) => !word.test(told)).map((word) => `${id}: ${word}`),
    );

    expect(concerned.length).toBeGreaterThan(0);
    expect(silent).toEqual([]);
  });

  it('is never drowned in a promise', () => {
    const promise =
      /garantiz|guarantee|100 ?%|para siempre|for ever\b|sin riesgo|risk-free|indolor|painless|todos los tonos|every skin tone|milagr|miracle/i;

    expect(itemsIn(lang).filter(({ about, told }) => promise.test(`${about} ${told}`))).toEqual([]);
  });

  it('a prescription medicine is described, not recommended', () => {
    const toxin = treatmentDocuments(lang).find(({ id }) => id === 'toxina-botulinica');

    const texts = [toxin?.description, toxin?.expect.idealFor].join(' ');

    expect(texts).toMatch(/fórmula médica|prescription medicine/);
    expect(texts).not.toMatch(/suaviz|soften|rejuven|natural|mejor|better|joven|young/i);
  });
});
