import type { Lang } from '@tesela/core/lang';

import { pictures } from '#pictures.data.ts';

import { source } from '../schema.ts';

export function aboutDocument(lang: Lang) {
  const { menu: _menu, image, ...page } = source.single('pages/nosotros', lang);
  return { ...page, image: pictures[image] };
}

export function faqDocument(lang: Lang) {
  const { menu: _menu, more, ...page } = source.single('pages/faq', lang);
  return { ...page, more: { ...more, image: pictures['hero/nosotros'] }, items: source.entries('faq', lang) };
}

export function complaintsDocument(lang: Lang) {
  const { menu: _menu, ...page } = source.single('pages/pqrs', lang);
  return page;
}

/** Makes one document for each legal text. The file name is the path of its page: `/terminos`. */
export function legalDocuments(lang: Lang) {
  const words = source.single('pages/legales', lang);
  return source.entries('legal', lang).map(({ menu: _menu, ...text }) => ({ ...text, words }));
}

export type AboutDocument = ReturnType<typeof aboutDocument>;

export type ComplaintsDocument = ReturnType<typeof complaintsDocument>;

export type FaqDocument = ReturnType<typeof faqDocument>;

export type LegalText = ReturnType<typeof legalDocuments>[number];
