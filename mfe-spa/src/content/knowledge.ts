import type { FactLabel, Knowledge, KnowledgeEntry } from '@clinic/shared/knowledge';
import type { Lang } from '@clinic/shared/lang';
import { teachRest, type Named } from '@clinic/shared/teachRest';

import { paths, sectionIds, type SectionId } from '#paths.ts';
import { content as enCapilar } from './en/capilar.ts';
import { content as enCorporal } from './en/corporal.ts';
import { content as enFacial } from './en/facial.ts';
import { knowledge as en } from './en/knowledge.ts';
import { content as enLaser } from './en/laser.ts';
import { content as esCapilar } from './es/capilar.ts';
import { content as esCorporal } from './es/corporal.ts';
import { content as esFacial } from './es/facial.ts';
import { knowledge as es } from './es/knowledge.ts';
import { content as esLaser } from './es/laser.ts';
import type { KnowledgeWords, Metric, SpaPageContent } from './types.ts';

const pages: Record<Lang, Record<SectionId, SpaPageContent>> = {
  es: { facial: esFacial, capilar: esCapilar, corporal: esCorporal, laser: esLaser },
  en: { facial: enFacial, capilar: enCapilar, corporal: enCorporal, laser: enLaser },
};

/** What the key figures of an experience tell the assistant. */
const factOf: Readonly<Partial<Record<Metric, FactLabel>>> = {
  duration: 'duration',
  frequency: 'sessions',
  paceAtHome: 'sessions',
  recovery: 'recovery',
};

/** The metrics of each experience, by its path: the page and the assistant say the same. */
function factsOf(lang: Lang): ReadonlyMap<string, KnowledgeEntry['facts']> {
  const experiences = sectionIds.flatMap((id) =>
    pages[lang][id].section.experiences.map(
      ({ id: anchor, metrics }) =>
        [
          `/spa/${id}#${anchor}`,
          Object.fromEntries(
            Object.entries(metrics).flatMap(([metric, value]) => {
              const fact = factOf[metric as Metric]; // its keys
              return fact ? [[fact, value]] : [];
            }),
          ),
        ] as const,
    ),
  );
  return new Map(experiences);
}

function entries(lang: Lang, words: KnowledgeWords): KnowledgeEntry[] {
  const facts = factsOf(lang);
  return Object.entries(words).map(([path, entry]) => ({
    path,
    about: 'care',
    ...entry,
    ...(facts.has(path) && { facts: facts.get(path) }),
  }));
}

const experiencesIn = (lang: Lang): Named[] =>
  sectionIds.flatMap((section) =>
    pages[lang][section].section.experiences.map(({ id, title }) => {
      const path = paths.experience(section, id);
      const facts = factsOf(lang).get(path);
      return { path, about: 'care', name: title, ...(facts && { facts }) };
    }),
  );

export const knowledge: Knowledge = {
  es: teachRest('es', entries('es', es), experiencesIn('es')),
  en: teachRest('en', entries('en', en), experiencesIn('en')),
};
