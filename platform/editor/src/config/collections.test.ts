import { line, yesNo } from '@tesela/content/fields';
import { labelFile, labels } from '@tesela/content/labels';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { collectionsOf } from '#config/collections.ts';

const heading = line({ title: 'Título', max: 40 });
const words = { heading: 'Talleres', button: 'Inscribirse', steps: { next: 'Siguiente' } };

it('staff see the texts of a page and not its labels, and no file that has only labels', () => {
  const [pages] = collectionsOf({
    folder: 'mfe-events',
    kinds: {
      'pages/workshops': { title: 'Talleres', single: true, words: labels(words, { heading }) },
      'slots/next': labelFile({ label: 'Próximo taller' }),
    },
  });

  expect(pages).toMatchObject({ files: [{ label: 'Talleres', fields: [{ name: 'heading' }] }] });
  expect(JSON.stringify(pages)).not.toMatch(/button|steps|Próximo/);
});

it('staff answer a yes-or-no field with a switch', () => {
  const [facts] = collectionsOf({
    folder: 'mfe-events',
    kinds: {
      workshops: { title: 'Talleres', facts: v.strictObject({ open: yesNo({ title: '¿Hay cupo?' }) }) },
    },
  });

  expect(facts).toMatchObject({ fields: [{ name: 'open', label: '¿Hay cupo?', widget: 'boolean' }] });
});
