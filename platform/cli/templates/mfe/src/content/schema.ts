import { defineContent } from '@tesela/content';
import { line, text } from '@tesela/content/fields';
import { menuLabel, metaFields } from '@tesela/content/pageFields';
import * as v from 'valibot';

const homePage = {
  title: 'Página',
  page: '/plantilla',
  single: true,
  words: v.strictObject({
    meta: metaFields(),
    heading: line({ title: 'Título', max: 60 }),
    lead: text({ title: 'Entradilla', max: 260 }),
    menu: menuLabel(),
  }),
} as const;

/** Everything that this team's pages say. */
export const source = defineContent(import.meta.url, ['es', 'en'], { 'pages/home': homePage });
