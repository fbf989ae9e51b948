import path from 'node:path';

import { languages } from '@clinic/shared/languages';
import { fillFacts } from '@clinic/shared/siteFacts';
import { DESCRIPTIONS, type Description } from '@tesela/core/descriptions';
import type { PerLang } from '@tesela/core/lang';
import type { PrerenderedPage } from '@tesela/core/prerender';
import { describe, expect, it } from 'vitest';

/** Dynamic imports, because each package is a TypeScript project of its own. */
const load = (file: string) => import(path.join(import.meta.dirname, '../..', file));
const { createAssistant } = await load('services/chat/src/answer/answer.ts');
const { documents, site } = await load('services/chat/src/testing/fixtures.ts');
const { chatDocuments, knownPages } = await load('platform/compose/src/prerender/chatDocuments.ts');
const spa = await load('mfe-spa/src/exposed/data.ts');

const describedIn = (lang: 'es' | 'en'): Description[] =>
  spa.documents({ lang, settings: { site, laser: { zones: [] } } })[DESCRIPTIONS];
const described: PerLang<Description[]> = { es: describedIn('es'), en: describedIn('en') };

/** What the spa describes, with one more ritual. */
const published: PerLang<Description[]> = {
  ...described,
  es: [
    ...described.es,
    {
      path: '/spa/facial#bruma-del-paramo',
      about: 'care',
      title: 'Bruma del Páramo',
      text: 'Un velo de agua fría y vapor suave que calma la piel tirante por la altura y el viento.',
      questions: [
        'Bruma del páramo',
        '¿Qué es la bruma del páramo?',
        '¿Hacen nebulización?',
        '¿Usan frailejón?',
      ],
      facts: { duration: '55 minutos', recovery: 'Ninguna: vuelve a su día de inmediato' },
    },
  ],
};

const page: PrerenderedPage & { url: string } = {
  kind: 'page',
  url: '/spa/facial',
  html: '<main><h1>Spa facial</h1></main>',
  head: { lang: 'es', title: '', tags: [] },
  meta: { title: '', description: 'Rituales.', jsonLd: [] },
  chunks: [],
  documents: {},
};

describe('a ritual that the spa publishes, as compose collects it', () => {
  const collected = chatDocuments(page, knownPages([published], languages), (text: string) =>
    fillFacts(text, site, 'es'),
  );
  const { answer } = createAssistant([...documents, ...collected], site);

  it.each(['¿hacen nebulización en la cara?', 'el del frailejon', 'cuénteme de la bruma del paramo'])(
    'is answered at once: «%s»',
    (message) => {
      expect(answer(message, 'es').response).toContain('/spa/facial#bruma-del-paramo');
    },
  );

  it('tells its facts', () => {
    expect(answer('¿cuánto dura la bruma del páramo?', 'es').response).toContain('55 minutos');
  });

  it('is unknown to whoever has not published it', () => {
    const before = chatDocuments(page, knownPages([described], languages), (text: string) =>
      fillFacts(text, site, 'es'),
    );

    expect(
      createAssistant([...documents, ...before], site).answer('el del frailejón', 'es').response,
    ).not.toContain('bruma');
  });
});
