import type { ChatDocument } from '@clinic/shared/chatDocuments';

import { site } from '#testing/fixtures.ts';
import { knowledgeOf } from './knowledge.ts';

const document = (path: string, text = ''): ChatDocument => ({
  lang: path.startsWith('/en') ? 'en' : 'es',
  kind: path.includes('#') ? 'section' : 'page',
  title: path,
  text,
  path,
});

const documents = [
  ...['/faq', '/en/faq', '/faq#pagos', '/en/faq#pagos', '/spa/facial', '/blog/melasma'].map((path) =>
    document(path),
  ),
  document('/privacidad', 'La autoridad de control es la SIC: www.sic.gov.co.'),
];

/** A small site, and a price list of one product. */
export const known = knowledgeOf(documents, {
  site: { ...site, social: [{ network: 'instagram', url: 'https://www.instagram.com/prueba.example' }] },
  prices: { suero: 189_000 },
});
