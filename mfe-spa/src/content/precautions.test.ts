import { languages, type Lang } from '@clinic/shared/languages';
import { describe, expect, it } from 'vitest';

import { spaDocuments, type SpaDocument, type SpaExperience } from './spaDocuments.ts';

/**
 * Independent of the content's own table: `done` matches texts that name an exposure, and `warned` lists the
 * warnings that it needs. Sources: e2e/content/medicalClaims.ts.
 */
const rules: Record<string, { done: RegExp; warned: Record<Lang, RegExp[]> }> = {
  'light from LED': {
    done: /\bLED\b|luz roja|red light|luz de baja intensidad|low-level light/i,
    warned: {
      es: [/embarazo/i, /marcapasos/i, /epilepsia/i, /heridas/i, /sensibilizan a la luz/i],
      en: [/pregnancy/i, /pacemaker/i, /epilepsy/i, /wounds/i, /sensitize you to light/i],
    },
  },
  laser: {
    done: /láser (?!(?:posláser))|\blaser (?!red)/i,
    warned: {
      es: [/embarazo/i, /isotretinoína/i, /sensibilizan a la luz/i, /bronceado/i, /herpes/i, /queloides/i],
      en: [/pregnancy/i, /isotretinoin/i, /sensitize you to light/i, /\btan\b/i, /cold sores/i, /keloids/i],
    },
  },
  radiofrequency: {
    done: /radiofrecuencia|radiofrequency/i,
    warned: {
      es: [/marcapasos/i, /implantes metálicos/i, /dispositivo electrónico/i, /embarazo/i],
      en: [/pacemaker/i, /metal implants/i, /electronic device/i, /pregnancy/i],
    },
  },
  'high frequency': {
    done: /alta frecuencia|high[- ]frequency/i,
    warned: {
      es: [/embarazo/i, /marcapasos/i, /epilepsia/i, /heridas/i, /sensibilizan a la luz/i],
      en: [/pregnancy/i, /pacemaker/i, /epilepsy/i, /wounds/i, /sensitize you to light/i],
    },
  },
  'acid peel': {
    done: /peeling|superficial peel/i,
    warned: {
      es: [/isotretinoína/i, /lactancia/i, /embarazo/i, /herpes/i, /bronceada/i],
      en: [/isotretinoin/i, /breastfeeding/i, /pregnancy/i, /cold sores/i, /tanned/i],
    },
  },
  exfoliation: {
    done: /exfolia|hidrodermoabrasi|hydrodermabrasi/i,
    warned: { es: [/heridas/i, /isotretinoína/i], en: [/wounds/i, /isotretinoin/i] },
  },
  ultrasound: {
    done: /ultrasonido|ultrasound/i,
    warned: { es: [/embarazo/i, /marcapasos/i, /cáncer/i], en: [/pregnancy/i, /pacemaker/i, /cancer/i] },
  },
  'electrical stimulation': {
    done: /electroestimulaci|electrical (?:muscle )?stimulation/i,
    warned: {
      es: [/marcapasos/i, /embarazo/i, /epilepsia/i, /trombosis/i],
      en: [/pacemaker/i, /pregnancy/i, /epilepsy/i, /thrombosis/i],
    },
  },
  'pressure on vessels': {
    done: /presoterapia|vacumterapia|drenaje|pressotherapy|vacuum therapy|drainage/i,
    warned: {
      es: [/trombosis/i, /insuficiencia cardíaca/i, /embarazo/i, /cáncer/i],
      en: [/thrombosis/i, /heart or kidney failure|heart failure/i, /pregnancy/i, /cancer/i],
    },
  },
  'warmth over the whole body': {
    done: /manta térmica|thermal blanket/i,
    warned: {
      es: [/fiebre/i, /embarazo/i, /presión alta/i],
      en: [/fever/i, /pregnancy/i, /blood pressure/i],
    },
  },
  cold: {
    done: /esferas frías|frío de contacto|aire frío|cold spheres|contact cooling|cold air/i,
    warned: { es: [/urticaria por frío/i, /Raynaud/i], en: [/cold urticaria/i, /Raynaud/i] },
  },
};

const experiencesIn = (lang: Lang): { experience: SpaExperience; page: SpaDocument }[] =>
  Object.values(spaDocuments(lang)).flatMap((page) =>
    page.section.experiences.map((experience) => ({ experience, page })),
  );

describe.each(languages)('who must not have an experience, in %s', (lang) => {
  it.each(Object.entries(rules))('is told wherever there is %s', (_name, { done, warned }) => {
    const all = experiencesIn(lang);

    const using = all.filter(({ experience: { description, highlights, steps, technology, addOns } }) =>
      [description, ...highlights, ...steps, ...technology, ...addOns].some((text) => done.test(text)),
    );
    const silent = using.flatMap(({ experience: { id, care, uses }, page }) => {
      const told = [care.notFor, ...uses.map((exposure) => page.layout.precautions[exposure]?.text)].join(
        ' ',
      );
      return warned[lang].filter((word) => !word.test(told)).map((word) => `${id}: ${word}`);
    });

    expect(using.length).toBeGreaterThan(0);
    expect(silent).toEqual([]);
  });

  it('comes with who performs it, how many sessions, preparation, aftercare and when changes show', () => {
    const all = experiencesIn(lang);

    const poor = all.flatMap(({ experience: { id, care } }) =>
      Object.entries(care)
        .filter(([row, text]) =>
          row === 'performedBy' && text === '{laserOperator}' ? false : text.length < 20,
        )
        .map(([row]) => `${id}: ${row}`),
    );

    expect(all).not.toEqual([]);
    expect(poor).toEqual([]);
  });

  it('is never drowned in a promise', () => {
    const promise =
      /garantiz|guarantee|100 ?%|para siempre|for ever\b|sin riesgo|risk-free|indolor|painless|todos los tonos|every skin tone|todas las pieles|milagr|miracle/i;
    const texts = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts);

    const promising = experiencesIn(lang)
      .flatMap(({ page }) => texts(page))
      .filter((text) => promise.test(text));

    expect(promising).toEqual([]);
  });
});
