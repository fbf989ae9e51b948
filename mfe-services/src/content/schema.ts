import { defineContent } from '@clinic/content';
import { questions } from '@clinic/content/questions';
import path from 'node:path';

import { area } from './schema/area.ts';
import { pricesPage } from './schema/prices.ts';
import { problem, problemsPage } from './schema/problem.ts';
import { service, technology } from './schema/service.ts';

/** Everything that this team's pages say and the clinic may change. */
export const source = defineContent(path.resolve(import.meta.dirname, '../..'), {
  services: service,
  technology,
  areas: area,
  problems: problem,
  questions,
  'pages/precios': pricesPage,
  'pages/problems': problemsPage,
});
