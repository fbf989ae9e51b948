import type { SitePath } from '@clinic/shared/navigation';

/** Every page that the navbar and the footer link, without language. The remotes own the pages themselves. */
export const paths = {
  home: '/',
  about: '/nosotros',
  team: '/equipo',
  clinical: '/dermatologia/clinica',
  aesthetic: '/dermatologia/estetica',
  spa: '/spa',
  spaFacial: '/spa/facial',
  spaHair: '/spa/capilar',
  spaBody: '/spa/corporal',
  spaLaser: '/spa/laser',
  shop: '/tienda',
  shopRejuvenation: '/tienda/rejuvenecimiento',
  shopHair: '/tienda/capilar',
  shopAcne: '/tienda/anti-acne',
  shopSpots: '/tienda/antimanchas',
  blog: '/blog',
  faq: '/faq',
  privacy: '/privacidad',
  terms: '/terminos',
} as const satisfies Record<string, SitePath>;

export type PageName = keyof typeof paths;

/** Anchor of the footer, which holds the clinic's contact data. */
export const CONTACT_ID = 'contacto';

/** Anchor of the footer's list of all pages. */
export const PAGES_ID = 'paginas';
