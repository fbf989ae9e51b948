import type { Site } from '@clinic/shared/settings';

import type { ChatDocument } from '@clinic/shared/chatDocuments';

import { knowledgeOf } from './knowledge.ts';

const site: Site = {
  sample: true,
  name: 'Clínica de prueba',
  shortName: 'Prueba',
  origin: 'https://clinica.example',
  description: { es: 'Dermatología.', en: 'Dermatology.' },
  company: {
    legalName: 'Clínica S.A.S.',
    nit: '900.000.000-0',
    healthRegistry: '05001 00000 01',
    medicalDirector: 'Dra. A',
  },
  contact: { phone: '+57 300 000 0000', email: 'hola@clinica.example', whatsapp: '573000000000' },
  address: {
    street: 'Calle 10 # 43A-00',
    city: 'Medellín',
    region: 'Antioquia',
    country: 'CO',
    latitude: 6.2,
    longitude: -75.5,
  },
  hours: [
    { schema: 'Sa 08:00-14:00', es: 'Sábados, 8:00 a. m. a 2:00 p. m.', en: 'Saturdays, 8 a.m. to 2 p.m.' },
  ],
  assessmentInbox: false,
  social: [{ network: 'instagram', url: 'https://www.instagram.com/clinica.example' }],
};

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
export const known = knowledgeOf(documents, { site, prices: { suero: 189_000 } });
