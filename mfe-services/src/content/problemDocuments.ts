import type { Lang } from '@clinic/shared/lang';
import type { SitePath } from '@clinic/shared/navigation';
import { reviewOf } from '@clinic/shared/review';

import { paths } from '#paths.ts';
import { pictures } from '#pictures.data.ts';

import { pageNames, type PageLink } from './pageNames.ts';
import { source } from './schema.ts';

type Title = { title: string; titleLang?: Lang | undefined };

/** The name of everything that a problem may name: our services have theirs, others' pages the one they have here. */
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

/** What the page of each problem shows. */
export function problemDocuments(lang: Lang) {
  const { words, note, closing } = source.single('pages/problems', lang);
  const titleOf = titlesIn(lang);
  const named = (link: SitePath): PageLink => ({ link, label: titleOf(link).title });
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
        closing,
        image: pictures[image],
        /** Something that is done here about it; by its id the settings know its price. */
        care: care.map((link, index) => {
          const text = careNotes[index];
          if (!text) throw new Error(`${link} lacks its line in careNotes (${lang}).`);
          return { link, id: link.replace(/^.*[#/]/, ''), text, ...titleOf(link) };
        }),
        /** The shop shows its own products; its shelves are links. */
        products: products.filter(isProduct),
        shelves: products.filter((link) => !isProduct(link)).map(named),
        doctors: doctors.map(named),
        reading: reading.map(named),
      }),
    );
}

export type ProblemDocument = ReturnType<typeof problemDocuments>[number];

export type Care = ProblemDocument['care'][number];

/** Every problem, under the words of their list. */
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

/** What the page of all problems shows. */
export function problemsDocument(lang: Lang) {
  const { meta, words } = source.single('pages/problems', lang);
  return { ...problemList(lang), meta, category: words.category, ask: words.ask };
}

export type ProblemsDocument = ReturnType<typeof problemsDocument>;

/** By the path of a page of another team: the problems whose own pages name it. */
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
