import type { FactLabel, Knowledge, KnowledgeEntry } from '@clinic/shared/knowledge';
import type { Lang } from '@clinic/shared/lang';
import { teachRest, type Named } from '@clinic/shared/teachRest';

import { paths } from '#paths.ts';
import { content as enClinica } from './en/clinica.ts';
import { content as enEstetica } from './en/estetica.ts';
import { knowledge as en } from './en/knowledge.ts';
import { content as esClinica } from './es/clinica.ts';
import { content as esEstetica } from './es/estetica.ts';
import { knowledge as es } from './es/knowledge.ts';
import type { KnowledgeWords, Service, ServicesContent } from './types.ts';

/** What each service's page says is what the assistant says. */
const factsOf = ({ expect }: Service): Record<FactLabel, string> => ({
  duration: expect.duration,
  sessions: expect.sessions,
  recovery: expect.recovery,
  idealFor: expect.idealFor,
  notFor: expect.notFor,
});

function entries(pages: readonly ServicesContent[], words: KnowledgeWords): KnowledgeEntry[] {
  const facts = new Map<string, KnowledgeEntry['facts']>(
    pages.flatMap(({ area, services }) =>
      services.map((service): [string, KnowledgeEntry['facts']] => [
        paths.service(area, service.id),
        factsOf(service),
      ]),
    ),
  );
  return Object.entries(words).map(([path, entry]) => ({
    path,
    about: 'care',
    ...entry,
    ...(facts.has(path) && { facts: facts.get(path) }),
  }));
}

const servicesOf = (pages: readonly ServicesContent[]): Named[] =>
  pages.flatMap(({ area, services }) =>
    services.map((service) => ({
      path: paths.service(area, service.id),
      about: 'care' as const,
      name: service.title,
      facts: factsOf(service),
    })),
  );

const teach = (lang: Lang, pages: readonly ServicesContent[], words: KnowledgeWords) =>
  teachRest(lang, entries(pages, words), servicesOf(pages));

export const knowledge: Knowledge = {
  es: teach('es', [esClinica, esEstetica], es),
  en: teach('en', [enClinica, enEstetica], en),
};
