import { defineRemote, page, redirect, slot, type PageRoute } from '@clinic/shared/contract';

import type {
  Problem,
  ProblemContent,
  ProblemList,
  ProblemsHere,
  ProblemsPage,
} from '#content/problemTypes.ts';
import type { PricesContent, PricesData, ServicesContent } from '#content/types.ts';
import { paths, type Area } from '#paths.ts';

type Words = () => Promise<{ content: ServicesContent }>;

/** Both areas are the same page with other words. */
const areaPage = (area: Area, words: { es: Words; en: Words }) =>
  page(paths.area(area), {
    chunk: 'services',
    contentChunk: () => area,
    page: () => import(/* webpackChunkName: "services" */ '#pages/ServicesPage.tsx'),
    content: {
      es: () => words.es().then((m) => m.content),
      en: () => words.en().then((m) => m.content),
    },
  });

const problemWords = {
  es: () => import(/* webpackChunkName: "problem.es" */ '#content/es/problem.ts').then((m) => m.content),
  en: () => import(/* webpackChunkName: "problem.en" */ '#content/en/problem.ts').then((m) => m.content),
};

/** Shows the words of its document alone, but for the button at its end. */
const problemList: PageRoute = {
  ...page<ProblemContent, ProblemsPage>(paths.problems, {
    data: 'composed',
    chunk: 'problems',
    page: () => import(/* webpackChunkName: "problems" */ '#pages/ProblemsPage.tsx'),
    content: problemWords,
  }),
  chunks: (lang) => ['problems', `problem.${lang}`],
};

const noWords = { es: async () => undefined, en: async () => undefined };

const problemsBand = {
  ...slot<undefined, ProblemList>({
    data: 'composed',
    chunk: 'problems-band',
    component: () =>
      import(/* webpackChunkName: "problems-band" */ '#features/problems/ProblemsBand.tsx').then((m) => ({
        Slot: m.ProblemsBand,
      })),
    content: noWords,
  }),
  chunks: () => ['problems-band'],
};

const problemsHere = {
  ...slot<undefined, ProblemsHere>({
    data: 'composed',
    chunk: 'problems-here',
    component: () =>
      import(/* webpackChunkName: "problems-here" */ '#features/problems/ProblemsHereLinks.tsx').then(
        (m) => ({
          Slot: m.ProblemsHereLinks,
        }),
      ),
    content: noWords,
  }),
  chunks: () => ['problems-here'],
};

export const remote = defineRemote({
  name: 'mfe_services',
  routes: [
    areaPage('clinica', {
      es: () => import(/* webpackChunkName: "services.es.clinica" */ '#content/es/clinica.ts'),
      en: () => import(/* webpackChunkName: "services.en.clinica" */ '#content/en/clinica.ts'),
    }),
    areaPage('estetica', {
      es: () => import(/* webpackChunkName: "services.es.estetica" */ '#content/es/estetica.ts'),
      en: () => import(/* webpackChunkName: "services.en.estetica" */ '#content/en/estetica.ts'),
    }),
    problemList,
    page<ProblemContent, Problem>(paths.problem(':slug'), {
      data: 'composed',
      chunk: 'problem',
      page: () => import(/* webpackChunkName: "problem" */ '#pages/ProblemPage.tsx'),
      content: problemWords,
    }),
    page<PricesContent, PricesData>(paths.prices, {
      data: 'composed',
      chunk: 'prices',
      slots: ['spa-prices'],
      page: () => import(/* webpackChunkName: "prices" */ '#pages/PricesPage.tsx'),
      content: {
        es: () => import(/* webpackChunkName: "prices.es" */ '#content/es/prices.ts').then((m) => m.content),
        en: () => import(/* webpackChunkName: "prices.en" */ '#content/en/prices.ts').then((m) => m.content),
      },
    }),
    redirect(paths.root, paths.area('clinica')),
    redirect(paths.anythingElse, paths.area('clinica')),
  ],
  slots: { problems: problemsBand, 'problems-here': problemsHere },
});
