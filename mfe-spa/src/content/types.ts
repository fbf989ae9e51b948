import type { RelatedLink } from '@clinic/shared/kit/RelatedLinks';
import type { Lang } from '@clinic/shared/lang';

import type { SectionId } from '#paths.ts';

import type { PictureName } from '#pictures.data.ts';

export type ImageName = PictureName;

export type Media =
  | { type: 'image'; src: ImageName; alt: string }
  | { type: 'video'; src: ImageName; alt: string; poster: ImageName };

/** What an experience does to the body with energy, light, acids, pressure or temperature. */
export type Exposure =
  | 'led'
  | 'laser'
  | 'radiofrequency'
  | 'high-frequency'
  | 'electrostimulation'
  | 'ultrasound'
  | 'peel'
  | 'exfoliation'
  | 'pressure'
  | 'heat'
  | 'cold';

/** Who must not have an exposure, for every experience that uses it. */
export type Precautions = Record<Exposure, { name: string; text: string }>;

/** Key figures; the words around an experience name each. */
export type Metric = 'duration' | 'frequency' | 'followUp' | 'paceAtHome' | 'recovery';

export type SpaExperience = {
  /** Slug, unique in the spa. */
  id: string;
  title: string;
  /** Language of the title where it is not the page's own. */
  titleLang?: Lang;
  /** What it is, in the words of who looks for it. */
  kind: string;
  shortDescription: string;
  description: string;
  media: Media;
  /** Each brings its precautions to the page; the content's test compares them with what the texts say is used. */
  uses: Exposure[];
  care: {
    forWhom: string;
    /** What the precautions of `uses` do not say already. */
    notFor: string;
    performedBy: string;
    sessions: string;
    preparation: string;
    aftercare: string;
    results: string;
  };
  metrics: Partial<Record<Metric, string>>;
  highlights: string[];
  technology: string[];
  steps: string[];
  addOns: string[];
};

export type SpaCategory = { id: SectionId; label: string; tagline: string; image: ImageName };

export type SpaSectionContent = {
  id: SectionId;
  meta: { title: string; description: string };
  /** Goes with the experience's title into the assessment form, e.g. `Spa Facial`. */
  assessmentCategory: string;
  heading: string;
  intro: string;
  experiences: SpaExperience[];
  related: RelatedLink[];
};
