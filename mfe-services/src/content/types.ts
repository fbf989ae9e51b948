import type { RelatedLink } from '@clinic/shared/ui/RelatedLinks';
import type { KnowledgeEntry } from '@clinic/shared/knowledge';
import type { Lang } from '@clinic/shared/lang';

import type { Area } from '#paths.ts';

import type { PictureName } from '#pictures.data.ts';

export type ImageName = PictureName;

/** What is done to the skin. The content's test holds the texts to the warnings that each calls for. */
export type Exposure =
  | 'needle'
  | 'filler'
  | 'thread'
  | 'surgery'
  | 'laser'
  | 'light'
  | 'radiofrequency'
  | 'cold';

/** `id` is the anchor of the service on its page: `/dermatologia/estetica#toxina-botulinica`. */
export type Service = {
  id: string;
  uses: Exposure[];
  title: string;
  /** Language of the title where it is not the page's own. */
  titleLang?: Lang;
  description: string;
  image: ImageName;
  imageAlt: string;
  expect: {
    duration: string;
    sessions: string;
    recovery: string;
    idealFor: string;
    notFor: string;
  };
};

export type Technology = {
  id: string;
  uses: Exposure[];
  name: string;
  description: string;
  /** Who must not have it; a device that only looks has nobody. */
  notFor?: string;
  image: ImageName;
};

/** A doctor who attends, or an article worth reading before deciding. */
export type ServicesContent = {
  area: Area;
  meta: { title: string; description: string };
  title: string;
  subtitle: string;
  /** Goes with the service's title into the assessment form. */
  category: string;
  words: {
    areasLabel: string;
    areas: Record<Area, string>;
    indexLabel: string;
    learnMore: string;
    /** Says what the button does, which its words do not. */
    learnMoreHint: string;
    whatsapp: { label: string; message: (service: string) => string };
    price: (range: string) => string;
    expectHeading: string;
    duration: string;
    sessions: string;
    recovery: string;
    idealFor: string;
    notFor: string;
    otherPage: string;
    technologyNote: string;
  };
  services: Service[];
  technology: { heading: string; lead: string; items: Technology[] };
  closing: { heading: string; text: string; button: string };
  related: { heading: string; items: RelatedLink[] };
};

/** Words for the areas and the services, by their paths. */
export type KnowledgeWords = Readonly<Record<string, Pick<KnowledgeEntry, 'aliases' | 'questions'>>>;
