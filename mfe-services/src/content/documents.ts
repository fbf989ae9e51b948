import type { MakeDocuments } from '@clinic/shared/contract';
import type { Lang, PerLang } from '@clinic/shared/lang';
import type { SitePath } from '@clinic/shared/navigation';
import type { NamedPicture } from '@clinic/shared/kit/Picture';

import { page as enPage, problems as en, services as enServices } from '#content/en/problems.data.ts';
import { page as esPage, problems as es, services as esServices } from '#content/es/problems.data.ts';
import type { Care, Named, Problem, ProblemList, ProblemsHere, ProblemsPage } from '#content/problemTypes.ts';
import { paths } from '#paths.ts';
import { pictures } from '#pictures.data.ts';

type Words = {
  problems: typeof es;
  page: typeof esPage;
  services: typeof esServices;
};

const words: PerLang<Words> = {
  es: { problems: es, page: esPage, services: esServices },
  en: { problems: en, page: enPage, services: enServices },
};

/** The name of everything that a problem may name: our services have theirs, others' pages the one they have here. */
function titlesOf({ services, page }: Words) {
  const own = services.map(
    ({ area, id, title, titleLang }) => [paths.service(area, id), { title, titleLang }] as const,
  );
  const others = page.elsewhere.map(
    ({ link, label }) => [link, { title: label, titleLang: undefined }] as const,
  );
  const titles = new Map<SitePath, { title: string; titleLang: Lang | undefined }>([...own, ...others]);
  return (link: SitePath) => {
    const found = titles.get(link);
    if (!found)
      throw new Error(`A problem names ${link}, which has no name in content/*/pages/problems.json.`);
    return found;
  };
}

const pictureOf = ({ image }: (typeof es)[number]): NamedPicture => ({ name: image, ...pictures[image] });

/** What compose makes of the problems, in one language. */
export const documents: MakeDocuments = ({ lang }) => {
  const { problems, page } = words[lang];
  const titleOf = titlesOf(words[lang]);
  const named = (link: SitePath): Named => ({ link, label: titleOf(link).title });

  const careOf = (links: readonly SitePath[], notes: readonly string[]): Care[] =>
    links.map((link, index) => {
      const text = notes[index];
      if (!text) throw new Error(`${link} lacks its line in careNotes (${lang}).`);
      return { link, id: link.replace(/^.*#/, ''), text, ...titleOf(link) };
    });

  const problemOf = (problem: (typeof problems)[number]): Problem => ({
    slug: problem.id,
    meta: problem.meta,
    name: problem.name,
    lead: problem.lead,
    image: pictureOf(problem),
    imageAlt: problem.imageAlt,
    causes: problem.causes,
    note: page.note,
    soon: problem.soon,
    ...(problem.emergency && { emergency: problem.emergency }),
    care: careOf(problem.care, problem.careNotes),
    home: problem.home,
    products: problem.products.map(named),
    doctors: problem.doctors.map(named),
    reading: problem.reading.map(named),
    sources: problem.sources,
    closing: page.closing,
  });

  const { meta, heading, lead } = page;
  const list: ProblemList = {
    heading,
    lead,
    items: problems.map((problem) => ({
      link: paths.problem(problem.id),
      name: problem.name,
      gloss: problem.gloss,
      image: pictureOf(problem),
    })),
  };

  const pages: Record<string, Named[]> = {};
  for (const { id, name, care, reading } of problems) {
    for (const path of new Set([...care, ...reading].map((link) => link.replace(/#.*$/, ''))))
      (pages[path] ??= []).push({ link: paths.problem(id), label: name });
  }

  return {
    ...Object.fromEntries(problems.map((problem) => [paths.problem(problem.id), problemOf(problem)])),
    [paths.problems]: { ...list, meta } satisfies ProblemsPage,
    problems: list,
    'problems-here': { heading, pages } satisfies ProblemsHere,
  };
};
