import type { RelatedLink } from '@clinic/shared/ui/RelatedLinks';
import type { SitePath } from '@clinic/shared/navigation';
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

/** What the four sections share: hero, navigation and the labels of an experience. */
export type SpaLayoutContent = {
  kicker: string;
  heading: string;
  lead: string;
  navLabel: string;
  categories: SpaCategory[];
  precautions: Precautions;
  words: {
    care: Record<keyof SpaExperience['care'], string>;
    metrics: Record<Metric, string>;
    /** Names what folds away: who does it, how often, before and after. */
    practice: string;
    /** Names the registered devices, where a laser is used. */
    devices: string;
    review: string;
    illustrative: string;
    includes: string;
    touchHint: string;
    technology: string;
    steps: string;
    addOns: string;
    requestAssessment: string;
    whatsapp: { label: string; message: (experience: string) => string };
    price: (range: string) => string;
    /** What the assessment costs, beside the button that asks for it. */
    assessmentCost: string;
    /** The page that lists the prices of all that the clinic does. */
    allPrices: { link: SitePath; label: string };
    playVideo: string;
    pauseVideo: string;
    videoUnsupported: string;
    chooseExperience: string;
    related: string;
  };
};

/** A doctor who attends, or an article worth reading before deciding. */
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

export type SpaPageContent = { layout: SpaLayoutContent; section: SpaSectionContent };
