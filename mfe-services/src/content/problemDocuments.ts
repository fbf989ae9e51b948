import { reviewOf } from '@clinic/shared/review';
import type { Lang } from '@tesela/core/lang';
import type { SitePath } from '@tesela/core/navigation';

import { paths } from '#paths.ts';
import { pictures } from '#pictures.data.ts';

import { pageNames, withKind, type PageLink } from './pageNames.ts';
import { source } from './schema.ts';

type Title = { title: string; titleLang?: Lang | undefined };

/**
 * Makes a function that finds the title of a page. Our services have their own titles; a page of another team has its
 * label in this content.
 */
function titlesIn(lang: Lang) {
  const services = new Map<SitePath, Title>(
    source
      .entries('services', lang)
      .map(({ id, title, titleLang }) => [paths.treatment(id), { title, titleLang }]),
  );
  const nameOf = pageNames(lang);
  return (link: SitePath): Title => services.get(link) ?? { title: nameOf(link).label };
}

const isProduct = (link: SitePath): boolean => link.startsWith('/tienda/producto/');

/**
 * Makes one document for each problem.
 * @throws Error if a link to care has no entry in `careNotes`, or if a page of another team has no label
 */
export function problemDocuments(lang: Lang) {
  const { words, note, closing } = source.single('pages/problems', lang);
  const titleOf = titlesIn(lang);
  const named = (link: SitePath): PageLink => ({ link, label: titleOf(link).title });
  const related = (link: SitePath) => withKind(named(link), words.related);
  return source
    .entries('problems', lang)
    .map(
      ({
        id,
        care,
        careNotes,
        gloss: _gloss,
        image,
        products,
        doctors,
        reading,
        review,
        sources,
        ...problem
      }) => ({
        ...problem,
        review: reviewOf({ review, sources }, lang),
        slug: id,
        words,
        note,
        closing: { ...closing, image: pictures['services/control'] },
        image: pictures[image],
        /** The care that the clinic offers for this problem. The settings give the price for its `id`. */
        care: care.map((link, index) => {
          const text = careNotes[index];
          if (!text) throw new Error(`${link} lacks its line in careNotes (${lang}).`);
          return { link, id: link.replace(/^.*[#/]/, ''), text, ...titleOf(link) };
        }),
        /** The shop renders its own products; its shelves are shown as links. */
        products: products.filter(isProduct),
        shelves: products.filter((link) => !isProduct(link)).map(named),
        doctors: doctors.map(related),
        reading: reading.map(related),
      }),
    );
}

export type ProblemDocument = ReturnType<typeof problemDocuments>[number];

export type Care = ProblemDocument['care'][number];

/** Makes the list of all problems, with its heading. */
export function problemList(lang: Lang) {
  const { heading, lead } = source.single('pages/problems', lang);
  const items = source.entries('problems', lang).map(({ id, name, gloss, image }) => ({
    link: paths.problem(id),
    name,
    gloss,
    image: pictures[image],
  }));
  return { heading, lead, items };
}

export type ProblemList = ReturnType<typeof problemList>;

/** Makes the document of the page that lists all problems. */
export function problemsDocument(lang: Lang) {
  const { meta, words } = source.single('pages/problems', lang);
  return { ...problemList(lang), meta, category: words.category, ask: words.ask };
}

export type ProblemsDocument = ReturnType<typeof problemsDocument>;

/** Groups the problems by the path of each page that they link to, so that pages of other teams can link back. */
export function problemsHere(lang: Lang) {
  const { heading } = source.single('pages/problems', lang);
  const pages: Record<string, PageLink[]> = {};
  for (const { id, name, care, reading } of source.entries('problems', lang)) {
    for (const path of new Set([...care, ...reading].map((link) => link.replace(/#.*$/, ''))))
      (pages[path] ??= []).push({ link: paths.problem(id), label: name });
  }
  return { heading, pages };
}

export type ProblemsHere = ReturnType<typeof problemsHere>;
