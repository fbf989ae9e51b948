import { articles } from '#content/es/posts.data.ts';

const load = articles['melasma'];
if (!load) throw new Error('The tests read the article "melasma".');

export const article = await load();
