import type { SitePath } from '@clinic/shared/navigation';

export const doctorSlugs = [
  'mariana-restrepo',
  'andres-villegas',
  'laura-echeverri',
  'felipe-arango',
] as const;

export const postIds = [
  'proteccion-solar',
  'acne-adulto',
  'melasma',
  'caida-del-cabello',
  'primera-consulta',
  'laser-que-esperar',
] as const;

/** Every URL that this micro-frontend owns, without language. */
export const paths = {
  home: '/',
  about: '/nosotros',
  team: '/equipo',
  doctor: (slug: string): SitePath => `/equipo/${slug}`,
  blog: '/blog',
  post: (id: string): SitePath => `/blog/${id}`,
  faq: '/faq',
  privacy: '/privacidad',
  terms: '/terminos',
} as const;
