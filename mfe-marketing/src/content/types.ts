import type { Entry, Single } from '@clinic/content/kind';
import type { CarouselMessages } from '@clinic/shared/kit/Carousel';

import type { PictureName } from '#pictures.data.ts';

import type { complaintsPage } from './schema/complaints.ts';
import type { doctor, teamPage } from './schema/doctor.ts';
import type { faqEntry, faqPage } from './schema/faq.ts';
import type { milestone, result, slide, testimonial, zone } from './schema/home.ts';
import type { aboutPage, homePage, legal } from './schema/pages.ts';
import type { blogPage, post } from './schema/post.ts';

export type ImageName = PictureName;

type Home = Single<typeof homePage>;

export type HeroSlide = Entry<typeof slide>;

export type ResultItem = Entry<typeof result>;

export type BodyMapMode = Entry<typeof zone>['mode'];

export type BodyMapZone = Omit<Entry<typeof zone>, 'mode'>;

export type Testimonial = Omit<Entry<typeof testimonial>, 'rating'> & { rating: 1 | 2 | 3 | 4 | 5 };

export type TimelineEvent = Omit<Entry<typeof milestone>, 'id'>;

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

export type HomeContent = Home & {
  carousel: CarouselWords;
  hero: { label: string; metricLabels: HeroSlide['metrics']; assessmentLabel: string; slides: HeroSlide[] };
  specialists: { people: (DoctorName & { slug: string; image: ImageName })[]; linkLabel: string };
  results: {
    carouselLabel: string;
    /** What a press on a result does, said after its name. */
    openLabel: string;
    comparison: ComparisonWords;
    items: ResultItem[];
  };
  bodyMap: {
    /** What is chosen between the modes. */
    modeLegend: string;
    modeLabels: Record<BodyMapMode, string>;
    linkLabel: string;
    zones: Record<BodyMapMode, BodyMapZone[]>;
  };
  testimonials: {
    carouselLabel: string;
    ratingLabel: (rating: Testimonial['rating']) => string;
    items: Testimonial[];
  };
  timeline: { events: TimelineEvent[] };
};

export type AboutContent = Single<typeof aboutPage>;

export type Doctor = Omit<Entry<typeof doctor>, 'id'> & { slug: string };

/** A doctor's name with the profession that the title certifies, and what they see patients for. */
export type DoctorName = Pick<Doctor, 'name' | 'role' | 'profession'>;

export type TeamContent = Single<typeof teamPage> & {
  words: {
    viewProfile: string;
    credentials: string;
    focus: string;
    registry: string;
    languages: string;
    book: string;
    backToTeam: string;
    breadcrumb: string;
  };
  doctors: Doctor[];
};

type Post = Entry<typeof post>;

/** What a card shows; the article itself is a module of its own. `date` and `updated` are ISO days. */
export type PostSummary = Pick<
  Post,
  'id' | 'title' | 'excerpt' | 'date' | 'updated' | 'topic' | 'readingMinutes' | 'image' | 'imageAlt'
>;

export type BlogContent = Single<typeof blogPage> & {
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

export type PostArticle = Pick<
  Post,
  'id' | 'intro' | 'sections' | 'references' | 'reviewedBy' | 'related'
> & {
  serviceLink: Post['invitation'] & { link: Post['service'] };
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

export type ComplaintsContent = Single<typeof complaintsPage>;

export type LegalContent = Omit<Entry<typeof legal>, 'id'> & {
  words: { version: string; updated: string; contents: string };
};
