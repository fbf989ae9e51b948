import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { useLang } from '@tesela/core/i18n';
import { Slot } from '@tesela/core/slot';

import { carouselWords } from '#components/carouselWords.ts';
import type { HomeDocument } from '#content/documents/home.ts';
import { BodyMap } from '#features/body-map/BodyMap.tsx';
import { Departments } from '#features/departments/Departments.tsx';
import { FeaturedProducts } from '#features/featured/FeaturedProducts.tsx';
import { Hero } from '#features/hero/Hero.tsx';
import { ResultsGallery } from '#features/results/ResultsGallery.tsx';
import { Specialists } from '#features/specialists/Specialists.tsx';
import { TechnologyTimeline } from '#features/technology/TechnologyTimeline.tsx';
import { Testimonials } from '#features/testimonials/Testimonials.tsx';

import styles from './HomePage.module.css';

function HomePage({ content }: PageProps<HomeDocument>) {
  const carousel = carouselWords(content.carousel, useLang());
  return (
    <>
      <Hero hero={content.hero} words={carousel} />
      <Slot name="problems" />
      <Departments departments={content.departments} />
      <div className={styles.below}>
        <Specialists specialists={content.specialists} />
        <FeaturedProducts featured={content.featured} />
      </div>
      <div className={styles.below}>
        <ResultsGallery results={content.results} words={carousel} />
        <BodyMap bodyMap={content.bodyMap} />
        <Testimonials testimonials={content.testimonials} words={carousel} />
        <TechnologyTimeline timeline={content.timeline} />
      </div>
    </>
  );
}

export const page: PageDefinition<HomeDocument> = {
  Component: HomePage,
  meta: ({ content }) => content.meta,
};
