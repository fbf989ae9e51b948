import type { ArticleSection } from '@clinic/shared/content/article';
import type { Entry, Single } from '@clinic/shared/content/kind';
import type { SitePath } from '@clinic/shared/navigation';
import type { CarouselMessages } from '@clinic/shared/ui/Carousel';

import type { PictureName } from '#pictures.data.ts';

import type { faqEntry, faqPage } from './schema/faq.ts';

export type ImageName = PictureName;

export type HeroSlide = {
  id: string;
  title: string;
  headline: string;
  summary: string;
  metrics: { sessions: string; recovery: string; idealFor: string };
  link: SitePath;
  linkLabel: string;
  image: ImageName;
};

export type ResultItem = {
  id: string;
  before: ImageName;
  /** The skin after treatment. */
  image: ImageName;
  alt: string;
  overlayText: string;
  modalDescription: string;
};

export type BodyMapMode = 'facial' | 'corporal';

export type BodyMapZone = { id: string; title: string; description: string; link: SitePath };

export type Testimonial = { id: string; quote: string; author: string; rating: 1 | 2 | 3 | 4 | 5 };

export type TimelineEvent = { year: number; title: string; text: string; image: ImageName };

/** What all carousels of a page say. */
export type CarouselWords = { messages: CarouselMessages; startLabel: string; stopLabel: string };

export type ComparisonWords = {
  before: string;
  after: string;
  /** Names the slider between the two pictures. */
  slider: string;
  /** What the slider says, e.g. `70 % antes, 30 % después`; both in percent. */
  share: (before: number, after: number) => string;
  /** Names the two buttons together. */
  sides: string;
  close: string;
};

export type HomeContent = {
  meta: { title: string; description: string };
  carousel: CarouselWords;
  hero: { label: string; metricLabels: HeroSlide['metrics']; assessmentLabel: string; slides: HeroSlide[] };
  /** The three ways into the clinic. */
  departments: {
    heading: string;
    items: { title: string; summary: string; links: { to: SitePath; label: string }[] }[];
  };
  specialists: {
    kicker: string;
    heading: string;
    lead: string;
    people: (DoctorName & { slug: string; image: ImageName })[];
    linkLabel: string;
    sampleNote: string;
  };
  results: {
    kicker: string;
    heading: string;
    lead: string;
    /** Stands on every picture of the gallery. */
    pictureLabel: string;
    disclaimer: string;
    carouselLabel: string;
    /** What a press on a result does, said after its name. */
    openLabel: string;
    comparison: ComparisonWords;
    items: ResultItem[];
  };
  bodyMap: {
    kicker: string;
    heading: string;
    lead: string;
    /** What is chosen between the modes. */
    modeLegend: string;
    modeLabels: Record<BodyMapMode, string>;
    /** Stands where the card of a zone opens. */
    hint: string;
    linkLabel: string;
    zones: Record<BodyMapMode, BodyMapZone[]>;
  };
  testimonials: {
    kicker: string;
    heading: string;
    source: string;
    carouselLabel: string;
    sampleNote: string;
    ratingLabel: (rating: Testimonial['rating']) => string;
    items: Testimonial[];
  };
  timeline: { kicker: string; heading: string; lead: string; events: TimelineEvent[] };
  featured: { kicker: string; heading: string; link: SitePath; linkLabel: string };
};

export type AboutContent = {
  meta: { title: string; description: string };
  heading: string;
  lead: string;
  image: ImageName;
  imageAlt: string;
  quote: { text: string; author: string; role: string };
  timeline: {
    id: 'mision' | 'vision' | 'liderazgo' | 'valores';
    title: string;
    text: string;
    /** Shown large beside the text, which names it too. */
    targetYear?: number;
  }[];
  values: { title: string; text: string }[];
  next: { text: string; link: SitePath; linkLabel: string };
};

/** A doctor's name with the profession that the title certifies, and what they see patients for. */
export type DoctorName = { name: string; role: string; profession: string };

export type Doctor = DoctorName & {
  slug: string;
  /** Number in the national health-workers' register; a sample until the clinic fills in the real one. */
  registryNumber: string;
  summary: string;
  bio: string[];
  credentials: { title: string; institution: string; year: number }[];
  focus: { label: string; link: SitePath }[];
  languages: string[];
  image: ImageName;
};

export type TeamContent = {
  meta: { title: string; description: string };
  heading: string;
  lead: string;
  sampleNote: string;
  words: {
    viewProfile: string;
    credentials: string;
    focus: string;
    registry: string;
    languages: string;
    book: string;
    /** Category that the assessment form shows for a doctor. */
    bookCategory: string;
    backToTeam: string;
    breadcrumb: string;
  };
  doctors: Doctor[];
};

/** What a card shows; the article itself is a module of its own. `date` and `updated` are ISO days. */
export type PostSummary = {
  id: string;
  title: string;
  excerpt: string;
  date: string;
  updated: string;
  topic: string;
  readingMinutes: number;
  image: ImageName;
  imageAlt: string;
};

export type BlogContent = {
  meta: { title: string; description: string };
  heading: string;
  lead: string;
  readLabel: string;
  words: PostWords;
  posts: PostSummary[];
  /** Doctor's slug → who it is. */
  reviewers: Readonly<Record<string, DoctorName>>;
};

/** What the cards and the articles say around their own words. */
export type PostWords = {
  readingTime: (minutes: number) => string;
  published: string;
  updated: string;
  reviewedBy: string;
  references: string;
  contents: string;
  related: string;
  backToBlog: string;
  breadcrumb: string;
  share: { label: string; copy: string; copied: string; send: string; failed: string };
};

export type PostArticle = {
  id: string;
  intro: string;
  sections: ArticleSection[];
  /** What the article rests on; works that exist and can be found by their name. */
  references: { text: string; url?: string }[];
  /** Slug of the doctor who reviewed the article. */
  reviewedBy: string;
  serviceLink: { label: string; text: string; link: SitePath };
  related: string[];
};

/** Everything on an article's page: its own words with what the blog says about it. */
export type PostContent = {
  summary: PostSummary;
  article: PostArticle;
  reviewer: { slug: string } & DoctorName;
  related: PostSummary[];
  words: PostWords;
};

export type FaqContent = Single<typeof faqPage> & { items: Entry<typeof faqEntry>[] };

export type LegalContent = {
  meta: { title: string; description: string };
  heading: string;
  version: string;
  /** ISO day. */
  updated: string;
  sampleNote: string;
  words: { version: string; updated: string; contents: string };
  intro: string;
  sections: { id: string; heading: string; paragraphs: string[]; list?: string[] }[];
};
