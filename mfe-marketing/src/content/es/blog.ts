import type { BlogContent } from '#content/types.ts';

import { doctors } from './doctors.ts';

export const content: BlogContent = {
  meta: {
    title: 'Blog de dermatología',
    description:
      'Artículos revisados por dermatólogos sobre sol, acné, melasma, cabello, láser y la primera consulta, pensados para la vida diaria en Colombia.',
  },
  heading: 'Cuidar la piel con buena información',
  lead: 'Lecturas breves y sin alarmas, revisadas por nuestros dermatólogos, para entender su piel y saber cuándo conviene consultar. Son información general y no reemplazan una valoración.',
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
  reviewers: doctors,
  posts: [
    {
      id: 'proteccion-solar',
      title: 'Protección solar a 1500 metros: lo que cambia en los Andes',
      excerpt:
        'El cielo gris y el clima fresco engañan. Cómo protegerse del sol de montaña sin complicarse, cuánto protector usar y qué cambios de la piel hacer revisar.',
      date: '2026-10-13',
      updated: '2026-10-13',
      topic: 'Prevención',
      readingMinutes: 5,
      image: 'blog/proteccion-solar',
      imageAlt:
        'Tubo blanco de protector solar sobre una piedra clara, con la sombra de unas hojas al sol de la mañana.',
    },
    {
      id: 'acne-adulto',
      title: 'Acné en la edad adulta: por qué aparece y cómo cuidarlo',
      excerpt:
        'No es falta de aseo ni cosa de adolescentes. Qué influye en los brotes, una rutina que se puede sostener y las señales para no esperar más.',
      date: '2026-09-15',
      updated: '2026-10-06',
      topic: 'Acné',
      readingMinutes: 4,
      image: 'blog/acne-adulto',
      imageAlt: 'Esferas de gel transparente y una gota de sérum sobre una superficie de porcelana.',
    },
    {
      id: 'melasma',
      title: 'Melasma: convivir con la luz',
      excerpt:
        'El «paño» se controla con cuidado diario. Qué lo activa, por qué el protector con color hace diferencia y qué remedios conviene dejar de lado.',
      date: '2026-08-19',
      updated: '2026-08-19',
      topic: 'Manchas',
      readingMinutes: 4,
      image: 'blog/melasma',
      imageAlt: 'Trazo de crema color arena junto a un frasco ámbar con gotero, sobre un lienzo de lino.',
    },
    {
      id: 'caida-del-cabello',
      title: 'Caída del cabello: cuándo es pasajera y cuándo consultar',
      excerpt:
        'Perder algo de pelo cada día es normal. Las causas más frecuentes, lo que se examina en la consulta y por qué los tiempos del cabello piden paciencia.',
      date: '2026-07-14',
      updated: '2026-09-08',
      topic: 'Cabello',
      readingMinutes: 4,
      image: 'blog/caida-del-cabello',
      imageAlt: 'Peine de madera y frasco ámbar sobre una tela de lino doblada, con luz suave de ventana.',
    },
    {
      id: 'primera-consulta',
      title: 'Su primera consulta con el dermatólogo, paso a paso',
      excerpt:
        'Qué llevar, cómo prepararse, qué ocurre en el consultorio y qué preguntar. También, lo que no debe esperar una cita.',
      date: '2026-06-16',
      updated: '2026-06-16',
      topic: 'Consulta',
      readingMinutes: 5,
      image: 'blog/primera-consulta',
      imageAlt: 'Libreta abierta, lápiz y una rama de hojas sobre una mesa clara con luz de día.',
    },
    {
      id: 'laser-que-esperar',
      title: 'Láser en la piel: qué esperar antes, durante y después',
      excerpt:
        'Para qué sirve, qué contar en la valoración, cómo prepararse en un país de sol y qué señales justifican una llamada después de la sesión.',
      date: '2026-05-19',
      updated: '2026-09-22',
      topic: 'Láser',
      readingMinutes: 4,
      image: 'blog/laser-que-esperar',
      imageAlt:
        'Pieza de mano de un equipo láser en reposo junto a unas gafas de protección y una toalla de lino doblada.',
    },
  ],
};
