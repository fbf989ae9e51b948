import type { FactLabel, Knowledge, KnowledgeEntry } from '@clinic/shared/knowledge';

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

export const knowledge: Knowledge = {
  es: entries([esClinica, esEstetica], es),
  en: entries([enClinica, enEstetica], en),
};
