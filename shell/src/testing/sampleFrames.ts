import type { Frame } from '@tesela/core/frame';
import type { PerLang } from '@tesela/core/lang';

const es: Frame = {
  menu: [
    {
      to: '/talleres',
      label: 'Talleres',
      below: [
        { to: '/talleres/cocina', label: 'Cocina' },
        { to: '/talleres/huerta', label: 'Huerta' },
      ],
    },
    { to: '/guias/nuevas', label: 'Guías', below: [{ to: '/guias/nuevas', label: 'Guías nuevas' }] },
    { to: '/diario', label: 'Diario' },
  ],
  footer: [
    { heading: 'Aprender', links: [{ to: '/talleres/cocina', label: 'Taller de cocina' }] },
    { heading: 'Leer', links: [{ to: '/diario', label: 'El diario' }] },
  ],
  legal: [{ to: '/datos', label: 'Tratamiento de datos', rel: 'privacy-policy' }],
  widgets: [{ slot: 'basket', under: ['/talleres'] }, { slot: 'helper' }],
};

const en: Frame = {
  ...es,
  menu: [
    { to: '/talleres', label: 'Workshops', below: [{ to: '/talleres/cocina', label: 'Cooking' }] },
    { to: '/diario', label: 'Diary' },
  ],
  legal: [{ to: '/datos', label: 'Data protection', rel: 'privacy-policy' }],
};

/** Frames of invented micro-frontends, because the shell knows none by name. */
export const sampleFrames: PerLang<Frame> = { es, en };
