import type { SitePath } from '@tesela/core/navigation';

/** All paths of this micro-frontend, without the prefix of the language. */
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
  complaints: '/pqrs',
  accessibility: '/accesibilidad',
} as const;
