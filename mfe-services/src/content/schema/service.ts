import { choice, group, line, list, order, picture, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';
import { nameLanguage, pictureAlt } from '@clinic/content/pageFields';
import * as v from 'valibot';

import type { Area } from '#paths.ts';
import type { PictureName } from '#pictures.data.ts';

const facts = (folder: string) =>
  v.strictObject({
    order: order(),
    area: choice({ clinica: 'Clínica', estetica: 'Estética' } satisfies Record<Area, string>, {
      title: 'Área',
    }),
    image: picture<PictureName>({ title: 'Imagen', folder }),
    // The content's test holds the texts to the warnings that each calls for.
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

const expected = (title: string, hint?: string) => text({ title, min: 20, max: 240, ...(hint && { hint }) });

/** As much as the assistant says of it in one answer. */
const care = (title: string, hint: string) => text({ title, hint, min: 20, max: 320 });

const notFor = (min: number) =>
  text({
    title: 'Cuándo no conviene',
    hint: 'Embarazo, medicamentos, enfermedades, y las señales por las que se va a urgencias. Lo confirma la dirección médica.',
    min,
    max: 560,
  });

/** The name of the files is the anchor: `/dermatologia/estetica#toxina-botulinica`. */
export const service = {
  title: 'Servicios de dermatología',
  one: 'Servicio',
  page: '/dermatologia/{{area}}#{{id}}',
  hint: 'El nombre del archivo es su dirección: biopsia-piel.json se abre con /dermatologia/clinica#biopsia-piel.',
  facts: facts('services'),
  words: v.strictObject({
    title: line({ title: 'Nombre', max: 50 }),
    titleLang: nameLanguage(),
    description: text({
      title: 'Descripción',
      hint: 'Qué es y cómo se hace. Un medicamento con fórmula se describe, no se anuncia: no compare ni prometa resultados.',
      min: 120,
      max: 360,
    }),
    imageAlt: pictureAlt(),
    includes: text({
      title: 'Qué incluye el precio',
      hint: 'Se lee en /precios. Lo que no se nombra, se cobra aparte: debe ser exacto.',
      min: 20,
      max: 200,
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
  facts: facts('technology'),
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
