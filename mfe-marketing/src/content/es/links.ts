import type { RemoteLinks } from '@clinic/shared/frame';

import { paths } from '#paths.ts';

const about = { to: paths.about, label: 'Nosotros' } as const;
const team = { to: paths.team, label: 'Equipo' } as const;
const faq = { to: paths.faq, label: 'Preguntas frecuentes' } as const;
const blog = { to: paths.blog, label: 'Blog' } as const;

export const links: RemoteLinks = {
  menu: [
    { order: 10, ...about, below: [team, faq] },
    { order: 90, ...blog },
  ],
  footer: [
    {
      order: 10,
      heading: 'La clínica',
      links: [{ to: paths.home, label: 'Inicio' }, about, team, blog, faq],
    },
  ],
  legal: [
    { to: paths.privacy, label: 'Política de privacidad', rel: 'privacy-policy' },
    { to: paths.terms, label: 'Términos y devoluciones', rel: 'terms-of-service' },
    { to: paths.complaints, label: 'PQRS: quejas y reclamos' },
    { to: paths.accessibility, label: 'Accesibilidad' },
  ],
};
