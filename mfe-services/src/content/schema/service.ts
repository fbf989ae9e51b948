import { choice, group, line, link, list, order, picture, reference, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { nameLanguage, pictureAlt } from '@tesela/content/pageFields';
import * as v from 'valibot';

import type { Area } from '#paths.ts';
import type { PictureName } from '#pictures.data.ts';

const facts = (folder: string) => ({
  order: order(),
  area: choice({ clinica: 'Clínica', estetica: 'Estética' } satisfies Record<Area, string>, {
    title: 'Área',
  }),
  image: picture<PictureName>({ title: 'Imagen', folder }),
  // warnings.test.ts checks that the texts contain the warnings that each use requires.
  uses: list(
    choice(
      {
        needle: 'Aguja',
        filler: 'Relleno',
        thread: 'Hilos',
        surgery: 'Cirugía',
        laser: 'Láser',
        light: 'Luz',
        radiofrequency: 'Radiofrecuencia',
        cold: 'Frío',
      },
      { title: 'Qué se hace' },
    ),
    {
      title: 'Qué se hace en la piel',
      hint: 'Cada cosa obliga a advertir a quién no le conviene. Vacío si solo se mira.',
      min: 0,
    },
  ),
});

const pages = (title: string, hint: string, min: number) =>
  list(link({ title: 'Página' }), { title, hint, min, max: 6 });

const expected = (title: string, hint?: string) => text({ title, min: 15, max: 240, ...(hint && { hint }) });

/** The maximum is what the assistant can say about it in one answer. */
const care = (title: string, hint: string) => text({ title, hint, min: 20, max: 320 });

const notFor = (min: number) =>
  text({
    title: 'Cuándo no conviene',
    hint: 'Embarazo, medicamentos, enfermedades, y las señales por las que se va a urgencias. Lo confirma la dirección médica.',
    min,
    max: 560,
  });

/** The file name is the last part of the path: `/tratamientos/toxina-botulinica`. */
export const service = {
  title: 'Servicios de dermatología',
  one: 'Servicio',
  page: '/tratamientos/{{id}}',
  hint: 'El nombre del archivo es su dirección: biopsia-piel.json se abre con /tratamientos/biopsia-piel.',
  facts: v.strictObject({
    ...facts('services'),
    alternatives: list(reference('services', { title: 'Servicio' }), {
      title: 'Con qué se compara',
      hint: 'Lo que alguien podría hacerse en su lugar; su página los pone en una tabla.',
      min: 1,
      max: 3,
    }),
    reading: pages('Para decidir', 'Quién atiende, artículos y preguntas frecuentes.', 1),
    products: pages('Productos', 'Páginas de la tienda. Vacío si ningún cosmético viene al caso.', 0),
  }),
  words: v.strictObject({
    title: line({ title: 'Nombre', max: 50 }),
    titleLang: nameLanguage(),
    description: text({
      title: 'Descripción',
      hint: 'Qué es y cómo se hace. Un medicamento con fórmula se describe, no se anuncia: no compare ni prometa resultados.',
      min: 120,
      max: 360,
    }),
    feels: text({
      title: 'Qué se siente',
      hint: 'Durante y en los días siguientes. No prometa que no duele.',
      min: 40,
      max: 240,
    }),
    imageAlt: pictureAlt(),
    recovery: line({
      title: 'Recuperación, en tres palabras',
      hint: 'Para listas y tablas.',
      max: 24,
      quoted: false,
    }),
    includes: text({
      title: 'Qué incluye el precio',
      hint: 'Se lee en /precios. Lo que no se nombra, se cobra aparte: debe ser exacto.',
      min: 20,
      max: 200,
      quoted: false,
    }),
    expect: group(
      {
        duration: expected('Duración'),
        sessions: expected('Sesiones'),
        preparation: care(
          'Cómo prepararse',
          'Ayuno, maquillaje, alcohol, menstruación, y cuánto antes de un evento.',
        ),
        recovery: expected('Recuperación', 'Diga también qué evitar y por cuánto tiempo.'),
        aftercare: care(
          'Cuidados después',
          'Trabajo, viajes, maquillaje, ejercicio, alcohol, sol, piscina, otros tratamientos, y por qué señales llamar.',
        ),
        idealFor: text({ title: 'Para quién', min: 20, max: 320 }),
        notFor: notFor(60),
      },
      { title: 'Qué puede esperar' },
    ),
  }),
} satisfies Kind;

export const technology = {
  title: 'Equipos',
  one: 'Equipo',
  page: '/dermatologia/{{area}}',
  facts: v.strictObject(facts('technology')),
  words: v.strictObject({
    name: line({ title: 'Nombre', max: 50 }),
    description: text({ title: 'Descripción', min: 40, max: 260 }),
    expect: group(
      {
        duration: expected('Duración', 'Diga también qué se siente.'),
        sessions: expected('Sesiones'),
        recovery: expected('Recuperación', 'Diga también qué evitar y por cuánto tiempo.'),
      },
      { title: 'Qué puede esperar' },
    ),
    notFor: v.optional(notFor(40)),
  }),
} satisfies Kind;
