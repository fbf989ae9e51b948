import type { PostArticle } from '#content/types.ts';

/** One chunk per article: a visitor downloads only the one they read. */
export const articles: Record<string, () => Promise<{ article: PostArticle }>> = {
  'proteccion-solar': () =>
    import(/* webpackChunkName: "post.es.proteccion-solar" */ './proteccion-solar.ts'),
  'acne-adulto': () => import(/* webpackChunkName: "post.es.acne-adulto" */ './acne-adulto.ts'),
  melasma: () => import(/* webpackChunkName: "post.es.melasma" */ './melasma.ts'),
  'caida-del-cabello': () =>
    import(/* webpackChunkName: "post.es.caida-del-cabello" */ './caida-del-cabello.ts'),
  'primera-consulta': () =>
    import(/* webpackChunkName: "post.es.primera-consulta" */ './primera-consulta.ts'),
  'laser-que-esperar': () =>
    import(/* webpackChunkName: "post.es.laser-que-esperar" */ './laser-que-esperar.ts'),
};
