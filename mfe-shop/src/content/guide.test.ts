import { languages } from '@clinic/shared/languages';
import { describe, expect, it } from 'vitest';

import { readGuide, sectionFor, sectionsOf } from './guide.ts';

describe.each(languages)('the guide in %s', (lang) => {
  const guide = readGuide(lang);
  const sections = sectionsOf(guide);

  it('promises nothing, and gives no medicine a dose', () => {
    const texts = sections.flatMap(({ answer, steps = [], rows = [], note = '' }) => [
      ...answer,
      ...steps,
      ...rows.map(({ value }) => value),
      note,
    ]);

    expect(
      texts.filter((text) => /garanti|guarantee|milagr|miracle|100 ?%|\d ?mg\b|cura |cures /i.test(text)),
    ).toEqual([]);
  });

  it('has an answer that the assistant can say as it stands', () => {
    const openings = sections.map(({ answer: [first = ''] }) => first);

    expect(openings.filter((text) => text.length < 60 || !/[.!]$/.test(text))).toEqual([]);
  });

  it('has one section for a product that several name: the one that says most of it', () => {
    expect(sectionFor('suero-niacinamida-10-zinc', guide)?.id).toBe('vitamina-c');
    expect(sectionFor('suero-nocturno-retinol-03', guide)?.id).toBe('retinol');
  });
});
