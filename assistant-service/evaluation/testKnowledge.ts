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
  priceRanges: [],
  visits: {
    assessment: { price: 160_000, credit: { es: 'Se abona.', en: 'It is credited.' } },
    cancellation: { es: 'Hasta 24 horas antes.', en: 'Up to 24 hours before.' },
    insurance: { es: 'Atención particular.', en: 'Private care.' },
    parking: { es: 'Hay parqueadero.', en: 'There is parking.' },
  },
  shipping: { price: 14_000, terms: { es: 'A todo el país.', en: 'Throughout Colombia.' } },
  laser: {
    operator: { es: 'Dispara un dermatólogo.', en: 'A dermatologist fires it.' },
    devices: [{ name: { es: 'Diodo', en: 'Diode' }, use: { es: 'vello', en: 'hair' }, registry: 'INVIMA 1' }],
  },
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
