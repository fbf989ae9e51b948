import type { FactLabel, KnowledgeEntry } from '@clinic/shared/knowledge';
import type { Lang } from '@clinic/shared/lang';
import { teach, type Named } from '@clinic/shared/teach';

import { paths, sectionIds, type SectionId } from '#paths.ts';
import { content as enCapilar } from './en/capilar.ts';
import { content as enCorporal } from './en/corporal.ts';
import { content as enFacial } from './en/facial.ts';
import { content as enLaser } from './en/laser.ts';
import { content as esCapilar } from './es/capilar.ts';
import { content as esCorporal } from './es/corporal.ts';
import { content as esFacial } from './es/facial.ts';
import { content as esLaser } from './es/laser.ts';
import { asked } from './questions.data.ts';
import type { SpaPageContent } from './pageTypes.ts';
import type { Metric, SpaExperience } from './types.ts';

const pages: Record<Lang, Record<SectionId, SpaPageContent>> = {
  es: { facial: esFacial, capilar: esCapilar, corporal: esCorporal, laser: esLaser },
  en: { facial: enFacial, capilar: enCapilar, corporal: enCorporal, laser: enLaser },
};

/** What the key figures of an experience tell the assistant. */
const factOf: Readonly<Partial<Record<Metric, FactLabel>>> = {
  duration: 'duration',
  frequency: 'frequency',
  paceAtHome: 'frequency',
  recovery: 'recovery',
};

/** What stands on the page of an experience: the assistant says the same. */
const factsOf = (
  { metrics, care, uses }: SpaExperience,
  precautions: SpaPageContent['layout']['precautions'],
): KnowledgeEntry['facts'] => ({
  ...Object.fromEntries(
    Object.entries(metrics).flatMap(([metric, value]) => {
      const fact = factOf[metric as Metric]; // its keys
      return fact ? [[fact, value]] : [];
    }),
  ),
  sessions: care.sessions,
  preparation: care.preparation,
  aftercare: care.aftercare,
  results: care.results,
  idealFor: care.forWhom,
  notFor: [care.notFor, ...uses.map((exposure) => precautions[exposure].text)].join(' '),
});

const experiencesIn = (lang: Lang): Named[] =>
  sectionIds.flatMap((id) => {
    const { section, layout } = pages[lang][id];
    return section.experiences.map((experience) => ({
      path: paths.experience(id, experience.id),
      about: 'care' as const,
      name: experience.title,
      facts: factsOf(experience, layout.precautions),
    }));
  });

export const knowledge = teach(asked, { es: experiencesIn('es'), en: experiencesIn('en') }, () => 'care');
