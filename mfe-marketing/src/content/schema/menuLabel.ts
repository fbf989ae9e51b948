import { line } from '@clinic/content/fields';

/** What the menu and the end of every page call a page. */
export const menuLabel = () => line({ title: 'Nombre en el menú del sitio', max: 40 });
