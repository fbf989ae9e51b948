import {
  choice,
  group,
  line,
  list,
  order,
  picture,
  reference,
  text,
  wholeNumber,
  yesNo,
} from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { nameLanguage, pictureAlt } from '@tesela/content/pageFields';
import * as v from 'valibot';

import { sectionIds } from '#paths.ts';
import type { PictureName } from '#pictures.data.ts';

const metric = (title: string) => line({ title, max: 40 });
const care = (title: string, hint?: string, max = 220) => text({ title, max, ...(hint && { hint }) });
const points = (title: string, max: number) => list(line({ title: 'Punto', max: 60 }), { title, max });

/** The file name is the anchor: `/spa/laser#smooth-hair-free`. */
export const experience = {
  title: 'Experiencias del spa',
  one: 'Experiencia',
  page: '/spa/{{section}}#{{id}}',
  hint: 'El nombre del archivo es su dirección: smooth-hair-free.json se abre con /spa/laser#smooth-hair-free.',
  facts: v.strictObject({
    order: order(),
    section: choice(
      { facial: 'Facial', capilar: 'Capilar', corporal: 'Corporal', laser: 'Láser' } satisfies Record<
        (typeof sectionIds)[number],
        string
      >,
      { title: 'Sección' },
    ),
    image: picture<PictureName>({ title: 'Imagen', folder: 'spa' }),
    closeUp: v.optional(
      group(
        {
          x: wholeNumber({ title: 'Desde la izquierda, en %', min: 0, max: 100 }),
          y: wholeNumber({ title: 'Desde arriba, en %', min: 0, max: 100 }),
        },
        {
          title: 'Detalle de la tarjeta',
          hint: 'Si la imagen se parece a la de su sección, la tarjeta muestra este punto de cerca.',
        },
      ),
    ),
    video: v.optional(
      yesNo({ title: 'Tiene video', hint: 'Solo si hay un video con el mismo nombre que la imagen.' }),
    ),
    uses: list(reference('precautions', { title: 'Exposición' }), {
      title: 'Qué usa en el cuerpo',
      hint: 'Cada una lleva sus precauciones a la página: no deje ninguna por fuera.',
    }),
  }),
  words: v.strictObject({
    title: line({ title: 'Nombre', max: 40 }),
    titleLang: nameLanguage(),
    kind: line({ title: 'Qué es', hint: 'Con las palabras de quien lo busca: depilación láser.', max: 60 }),
    shortDescription: line({ title: 'Frase corta', min: 30, max: 110, quoted: false }),
    description: text({
      title: 'Descripción',
      hint: 'Qué se hace, qué busca y qué no. No prometa resultados: «busca reducir», no «elimina».',
      min: 120,
      max: 450,
    }),
    imageAlt: pictureAlt(),
    metrics: group(
      {
        duration: metric('Duración'),
        frequency: v.optional(metric('Frecuencia')),
        followUp: v.optional(metric('Seguimiento')),
        paceAtHome: v.optional(metric('Ritmo en casa')),
        recovery: v.optional(metric('Recuperación')),
      },
      { title: 'En cifras', hint: 'Tres datos breves: 45 min, Cada 4 semanas, Sin reposo.' },
    ),
    highlights: points('Incluye', 5),
    technology: points('Tecnología', 4),
    steps: points('Pasos', 7),
    addOns: points('Complementos', 4),
    care: group(
      {
        forWhom: care('Para quién'),
        notFor: care('Cuándo no conviene', 'Lo que las precauciones de la lista no dicen ya.'),
        performedBy: care('Quién lo realiza'),
        sessions: care('Número de sesiones'),
        preparation: care(
          'Cómo prepararse',
          'Ayuno, maquillaje, rasurado, menstruación, y cuánto antes de un evento.',
          320,
        ),
        aftercare: care(
          'Cuidados después',
          'Trabajo, viajes, ejercicio, sol, piscina, otros tratamientos, y por qué señales llamar.',
          320,
        ),
        results: care('Cuándo se notan los cambios', 'Sin promesas: lo que suele verse, y que varía.'),
      },
      { title: 'Antes de decidir' },
    ),
  }),
} satisfies Kind;
