import { group, line, plural, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';
import { metaFields } from '@clinic/content/pageFields';
import * as v from 'valibot';

import { routineSteps } from '../routine/steps.ts';

const skinFields = { seca: 'Seca', mixta: 'Mixta', grasa: 'Grasa', sensible: 'Sensible' } as const;

const worryFields = {
  acne: 'Acné',
  manchas: 'Manchas',
  arrugas: 'Líneas',
  resequedad: 'Resequedad',
  ninguna: 'Ninguna',
} as const;

/** The words of the routines. The rules that choose the products are in `src/content/routine`. */
export const routinePage = {
  title: 'Rutinas',
  page: '/tienda/rutina',
  single: true,
  words: v.strictObject({
    index: group(
      {
        meta: metaFields(),
        heading: line({ title: 'Título', max: 60 }),
        lead: text({ title: 'Entradilla', max: 260 }),
        worry: line({ title: 'Antes de las preocupaciones', max: 60 }),
        skinNames: group(skinFields, { title: 'Pieles' }),
        skinHints: group(skinFields, { title: 'Cómo reconocer cada piel', max: 140 }),
        worryNames: group(worryFields, { title: 'Preocupaciones' }),
      },
      { title: 'Preguntas' },
    ),
    title: line({ title: 'Título de una rutina', max: 60, names: ['skin', 'worry'] }),
    description: text({ title: 'Descripción de una rutina', max: 160, names: ['skin', 'worry'] }),
    skins: group(skinFields, { title: 'Pieles, dentro de una frase' }),
    worries: group(worryFields, { title: 'Preocupaciones, dentro de una frase' }),
    trail: line({ title: 'Camino hasta la rutina (lectores de pantalla)', max: 40 }),
    minutes: group(
      {
        label: line({ title: 'Pregunta', max: 60 }),
        option: line({ title: 'Respuesta', max: 30, names: ['count'] }),
        extra: line({ title: 'Junto a un paso que pide más tiempo', max: 60, names: ['count'] }),
      },
      { title: 'Minutos' },
    ),
    shelf: group({ manana: 'Mañana', noche: 'Noche' }, { title: 'Estantes' }),
    steps: group(routineSteps, { title: 'Pasos' }),
    nights: plural({ title: 'Noches por semana', max: 40, names: ['count'] }),
    order: group(
      {
        total: line({ title: 'Suma', max: 60, names: ['count'] }),
        toConfirm: plural({ title: 'Sin precio', max: 60, names: ['count'] }),
        add: plural({ title: 'Agregar todo', max: 60, names: ['count'] }),
        added: line({ title: 'Después de agregar', max: 60 }),
        cart: line({ title: 'Ver el carrito', max: 40 }),
        ask: line({ title: 'Enlace a WhatsApp', max: 60 }),
        message: text({ title: 'Mensaje de WhatsApp', max: 200, names: ['name', 'products'] }),
      },
      { title: 'Pedido' },
    ),
    print: line({ title: 'Imprimir', max: 30 }),
    notesHeading: line({ title: 'Título de las advertencias', max: 40 }),
    warnings: group(
      {
        noches: line({ title: 'En noches distintas', max: 160, names: ['names'] }),
        sol: line({ title: 'Protector cada mañana', max: 160, names: ['names'] }),
        embarazo: line({ title: 'Embarazo y lactancia', max: 160, names: ['names'] }),
        aspirina: line({ title: 'Alergia a la aspirina', max: 160, names: ['names'] }),
        nuevo: line({ title: 'Un producto nuevo a la vez', max: 160 }),
        sinTratamiento: line({ title: 'Sin tratamiento en la tienda', max: 200 }),
      },
      { title: 'Advertencias' },
    ),
    disclaimer: text({ title: 'Lo que no es', max: 260 }),
    other: line({ title: 'Otra rutina', max: 40 }),
  }),
} satisfies Kind;
