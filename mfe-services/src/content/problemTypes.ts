import type { Lang } from '@clinic/shared/lang';
import type { SitePath } from '@clinic/shared/navigation';
import type { NamedPicture } from '@clinic/shared/kit/Picture';

import type { content } from './es/problem.ts';

/** As lists show it. */
export type ProblemSummary = { link: SitePath; name: string; gloss: string; image: NamedPicture };

/** Every problem, under the words of their list. */
export type ProblemList = {
  heading: string;
  lead: string;
  items: readonly ProblemSummary[];
};

/** A page of another team. */
export type Named = { link: SitePath; label: string };

/** By the path of a page of another team: the problems whose own pages name it. */
export type ProblemsHere = { heading: string; pages: Readonly<Record<string, readonly Named[]>> };

/** The document of their page. */
export type ProblemsPage = ProblemList & { meta: { title: string; description: string } };

/** Something that is done here about a problem. */
export type Care = {
  link: SitePath;
  title: string;
  /** Language of the title where it is not the page's own. */
  titleLang?: Lang | undefined;
  text: string;
  /** By which the settings know its price. */
  id: string;
};

/** The document of a problem's page. */
export type Problem = {
  slug: string;
  meta: { title: string; description: string };
  name: string;
  lead: string;
  image: NamedPicture;
  imageAlt: string;
  causes: readonly { name: string; text: string }[];
  note: string;
  soon: readonly string[];
  emergency?: string;
  care: readonly Care[];
  home: readonly string[];
  products: readonly Named[];
  doctors: readonly Named[];
  reading: readonly Named[];
  sources: readonly { text: string; url?: string | undefined }[];
  closing: { heading: string; text: string };
};

/** What stands around the problems. */
export type ProblemContent = typeof content;
