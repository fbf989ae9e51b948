import type { BlogContent } from '#content/types.ts';

import { blog } from './blog.data.ts';

export const content: BlogContent = {
  ...blog,
  readLabel: 'Leer el artículo',
  words: {
    readingTime: (minutes) => `${minutes} min de lectura`,
    published: 'Publicado el',
    updated: 'Actualizado el',
    reviewedBy: 'Revisado por',
    references: 'Referencias',
    contents: 'En este artículo',
    related: 'Para seguir leyendo',
    backToBlog: 'Volver al blog',
    breadcrumb: 'Blog',
    share: {
      label: 'Compartir este artículo',
      copy: 'Copiar enlace',
      copied: 'Enlace copiado.',
      send: 'Enviar a alguien',
      failed: 'No se pudo compartir. Copie el enlace desde la barra de direcciones.',
    },
  },
};
