import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { parseSettings, type Site } from '@clinic/shared/settings';

/** As it stands in `settings/site.json`. */
export const siteFile = {
  sample: true,
  name: 'Clínica Prueba',
  shortName: 'Prueba',
  origin: 'https://prueba.example',
  description: { es: 'Dermatología.', en: 'Dermatology.' },
  company: {
    legalName: 'Prueba S.A.S.',
    nit: '900.000.000-0',
    healthRegistry: '05',
    medicalDirector: 'Dra. Uno',
  },
  contact: { phone: '+57 300 111 2233', email: 'hola@prueba.example', whatsapp: '573001112233' },
  address: {
    street: 'Calle 1 # 2-3',
    city: 'Medellín',
    region: 'Antioquia',
    country: 'CO',
    latitude: 6.2,
    longitude: -75.5,
  },
  hours: [
    { schema: 'Mo-Fr 07:00-19:00', es: 'Lunes a viernes, de 7 a 19', en: 'Monday to Friday, 7 to 19' },
    { schema: 'Sa 08:00-14:00', es: 'Sábados, de 8 a 14', en: 'Saturdays, 8 to 14' },
  ],
  visits: {
    assessment: { price: 160_000, creditDays: 60 },
    cancellation: { es: 'Hasta 24 horas antes.', en: 'Up to 24 hours before.' },
    insurance: { es: 'Atención particular.', en: 'Private care.' },
    parking: { es: 'Hay parqueadero.', en: 'There is parking.' },
  },
  shipping: { price: 14_000, terms: { es: 'A todo el país.', en: 'Throughout Colombia.' } },
  laser: {
    operator: { es: 'Dispara un dermatólogo.', en: 'A dermatologist fires it.' },
    devices: [{ name: { es: 'Diodo', en: 'Diode' }, use: { es: 'vello', en: 'hair' }, registry: 'INVIMA 1' }],
  },
  social: [],
};

/** Facts of the clinic that the tests ask for. */
export const { site }: { site: Site } = parseSettings({
  site: siteFile,
});

/** Whose service the tests' upstream is. */
export const company = 'Prueba IA';

/** What its pages say, as compose would write it. */
export const documents: ChatDocument[] = [
  {
    lang: 'es',
    kind: 'page',
    title: 'Clínica Prueba',
    text: 'Dermatología con tiempo.',
    path: '/',
    about: 'practice',
    wishes: {
      hours: ['¿Qué horario tienen?', '¿A qué hora abren?'],
      address: ['¿Dónde quedan?', '¿Cuál es la dirección?'],
      booking: ['Quiero agendar una cita', 'Pedir cita'],
      contact: ['¿Cuál es su teléfono?', '¿Tienen WhatsApp?'],
      parking: ['¿Tienen parqueadero?'],
      absent: ['¿Hacen rinoplastia?', '¿Venden lentes?'],
    },
  },
  {
    lang: 'en',
    kind: 'page',
    title: 'Test Clinic',
    text: 'Unhurried dermatology.',
    path: '/en',
    about: 'practice',
    wishes: {
      hours: ['What are your opening hours?'],
      address: ['Where are you?'],
      booking: ['I want to book a visit'],
      contact: ['What is your phone number?'],
      parking: ['Is there parking?'],
    },
  },
  {
    lang: 'es',
    kind: 'section',
    title: '¿Qué medios de pago reciben?',
    text: '¿Qué medios de pago reciben?\nRecibimos tarjetas de crédito, tarjetas débito y efectivo.\nEn este sitio no se hacen pagos.',
    path: '/faq#pagos',
    about: 'practice',
    wishes: { payment: ['¿Cómo puedo pagar?', '¿Reciben tarjeta?'] },
  },
  {
    lang: 'es',
    kind: 'section',
    title: '¿Necesito una remisión para pedir cita?',
    text: '¿Necesito una remisión para pedir cita?\nNo. Usted puede agendar directamente una consulta de dermatología.\nSi tiene póliza, pregunte antes.',
    path: '/faq#sin-remision',
    about: 'practice',
    questions: ['¿Necesito remisión?', '¿Aceptan mi póliza?'],
  },
  {
    lang: 'es',
    kind: 'page',
    title: 'Spa facial',
    text: 'Tres rituales faciales con criterio dermatológico, explicados paso a paso antes de su cita.\nSpa facial\nSi toma anticoagulantes, avise al reservar.',
    path: '/spa/facial',
  },
  {
    lang: 'es',
    kind: 'section',
    title: 'Hydra Reset Premium',
    text: 'Ritual facial\nHydra Reset Premium\nHidratación profunda en 80 minutos, con una valoración breve antes de comenzar.\nDesde $ 320.000 por sesión.',
    path: '/spa/facial#hydra-reset-premium',
    about: 'care',
  },
  {
    lang: 'es',
    kind: 'section',
    title: 'Toxina botulínica',
    text: 'Toxina botulínica\nCuesta $ 900.000 y le garantizamos que las líneas desaparecen para siempre.',
    path: '/tratamientos/toxina-botulinica',
    about: 'care',
    questions: ['Toxina botulínica', '¿Ponen botox?'],
  },
  {
    lang: 'en',
    kind: 'section',
    title: 'Hydra Reset Premium',
    text: 'Hydra Reset Premium\nDeep hydration in 80 minutes, with a short assessment before we begin.',
    path: '/en/spa/facial#hydra-reset-premium',
    about: 'care',
  },
  {
    lang: 'en',
    kind: 'section',
    title: 'What forms of payment do you take?',
    text: 'What forms of payment do you take?\nWe accept credit cards, debit cards and cash. No payments are made on this site.',
    path: '/en/faq#pagos',
    about: 'practice',
    wishes: { payment: ['Can I pay by card?'] },
  },
  {
    lang: 'es',
    kind: 'page',
    title: 'Privacidad',
    text: `El asistente envía mensajes a ${company}.`,
    path: '/privacidad',
  },
  {
    lang: 'en',
    kind: 'page',
    title: 'Privacy',
    text: `The assistant sends messages to ${company}.`,
    path: '/en/privacidad',
  },
];
