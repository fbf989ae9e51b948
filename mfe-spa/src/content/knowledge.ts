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
import type { Metric, SpaPageContent } from './types.ts';

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

/** The metrics of an experience: the page and the assistant say the same. */
const factsOf = (metrics: Readonly<Partial<Record<Metric, string>>>): KnowledgeEntry['facts'] =>
  Object.fromEntries(
    Object.entries(metrics).flatMap(([metric, value]) => {
      const fact = factOf[metric as Metric]; // its keys
      return fact ? [[fact, value]] : [];
    }),
  );

const experiencesIn = (lang: Lang): Named[] =>
  sectionIds.flatMap((section) =>
    pages[lang][section].section.experiences.map(({ id, title, metrics }) => ({
      path: paths.experience(section, id),
      about: 'care' as const,
      name: title,
      facts: factsOf(metrics),
    })),
  );

export const knowledge = teach(asked, { es: experiencesIn('es'), en: experiencesIn('en') }, () => 'care');
