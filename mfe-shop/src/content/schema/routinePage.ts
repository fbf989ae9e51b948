import { group, line, reference, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';
import { pageTop } from '@tesela/content/pageFields';
import * as v from 'valibot';

import words from '../../../content/es/pages/rutina.json' with { type: 'json' };

const warning = (title: string) => line({ title, max: 160, names: ['names'] });

const pictured = (title: string) => reference('products', { title });

/** The words of the routines. The rules that choose the products are in `src/content/routine`. */
export const routinePage = {
  title: 'Rutinas',
  page: '/tienda/rutina',
  single: true,
  facts: v.strictObject({
    skinPictures: group(
      {
        seca: pictured('Piel seca'),
        mixta: pictured('Piel mixta'),
        grasa: pictured('Piel grasa'),
        sensible: pictured('Piel sensible'),
      },
      { title: 'Productos cuya textura ilustra cada piel' },
    ),
    worryPictures: group(
      {
        acne: pictured('Acné'),
        manchas: pictured('Manchas'),
        arrugas: pictured('Líneas'),
        resequedad: pictured('Resequedad'),
        ninguna: pictured('Solo cuidarla'),
      },
      { title: 'Productos que ilustran cada preocupación' },
    ),
  }),
  words: labels(words, {
    index: labels(
      words.index,
      {
        ...pageTop({ lead: 260 }),
      },
      'Preguntas',
    ),
    warnings: group(
      {
        noches: warning('En noches distintas'),
        sol: warning('Protector cada mañana'),
        embarazo: warning('Embarazo y lactancia'),
        aspirina: warning('Alergia a la aspirina'),
        nuevo: line({ title: 'Un producto nuevo a la vez', max: 160 }),
        sinTratamiento: line({ title: 'Sin tratamiento en la tienda', max: 200 }),
      },
      { title: 'Advertencias' },
    ),
    disclaimer: text({ title: 'Lo que no es', max: 260 }),
  }),
} satisfies Kind;
