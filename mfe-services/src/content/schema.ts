import { clinicFactLabels } from '@clinic/shared/clinicFactLabels';
import { languages } from '@clinic/shared/languages';
import { defineContent } from '@tesela/content';
import { questionsOf } from '@tesela/content/questions';

import { area, areasPage } from './schema/area.ts';
import { pricesPage } from './schema/prices.ts';
import { problem, problemsPage } from './schema/problem.ts';
import { service, technology } from './schema/service.ts';
import { treatmentsPage } from './schema/treatments.ts';

/** The content of this micro-frontend, by kind. */
export const source = defineContent(import.meta.url, languages, {
  services: service,
  technology,
  areas: area,
  problems: problem,
  questions: questionsOf(clinicFactLabels),
  'pages/areas': areasPage,
  'pages/precios': pricesPage,
  'pages/problems': problemsPage,
  'pages/treatments': treatmentsPage,
});
