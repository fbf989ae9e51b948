import type { FactLabel } from '@clinic/shared/knowledge';
import { teach, type Named } from '@clinic/shared/teach';

import { paths } from '#paths.ts';
import { content as enClinica } from './en/clinica.ts';
import { content as enEstetica } from './en/estetica.ts';
import { problems as enProblems } from './en/problems.data.ts';
import { content as esClinica } from './es/clinica.ts';
import { content as esEstetica } from './es/estetica.ts';
import { problems as esProblems } from './es/problems.data.ts';
import { asked } from './questions.data.ts';
import type { Service, ServicesContent } from './types.ts';

/** What each service's page says is what the assistant says. */
const factsOf = ({ expect }: Service): Partial<Record<FactLabel, string>> => ({
  duration: expect.duration,
  sessions: expect.sessions,
  preparation: expect.preparation,
  recovery: expect.recovery,
  aftercare: expect.aftercare,
  idealFor: expect.idealFor,
  notFor: expect.notFor,
});

const servicesOf = (pages: readonly ServicesContent[]): Named[] =>
  pages.flatMap(({ area, services, technology }) => [
    ...services.map((service) => ({
      path: paths.service(area, service.id),
      about: 'care' as const,
      name: service.title,
      facts: factsOf(service),
    })),
    ...technology.items.map(({ id, name, expect, notFor }) => ({
      path: paths.service(area, id),
      about: 'care' as const,
      name,
      facts: { ...expect, notFor },
    })),
  ]);

const problemsOf = (problems: readonly { id: string; name: string }[]): Named[] =>
  problems.map(({ id, name }) => ({ path: paths.problem(id), about: 'care', name }));

export const knowledge = teach(
  asked,
  {
    es: [...servicesOf([esClinica, esEstetica]), ...problemsOf(esProblems)],
    en: [...servicesOf([enClinica, enEstetica]), ...problemsOf(enProblems)],
  },
  (path) => (path === paths.prices ? 'practice' : 'care'),
);
