import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { Slot } from '@clinic/shared/slot';

import type { HomeContent } from '#content/types.ts';
import { BodyMap } from '#features/body-map/BodyMap.tsx';
import { Departments } from '#features/departments/Departments.tsx';
import { FeaturedProducts } from '#features/featured/FeaturedProducts.tsx';
import { Hero } from '#features/hero/Hero.tsx';
import { ResultsGallery } from '#features/results/ResultsGallery.tsx';
import { Specialists } from '#features/specialists/Specialists.tsx';
import { TechnologyTimeline } from '#features/technology/TechnologyTimeline.tsx';
import { Testimonials } from '#features/testimonials/Testimonials.tsx';

function HomePage({ content }: PageProps<HomeContent>) {
  return (
    <>
      <Hero hero={content.hero} words={content.carousel} />
      <Slot name="problems" />
      <Departments departments={content.departments} />
      <Specialists specialists={content.specialists} />
      <ResultsGallery results={content.results} words={content.carousel} />
      <BodyMap bodyMap={content.bodyMap} />
      <Testimonials testimonials={content.testimonials} words={content.carousel} />
      <TechnologyTimeline timeline={content.timeline} />
      <FeaturedProducts featured={content.featured} />
    </>
  );
}

export const page: PageDefinition<HomeContent> = {
  Component: HomePage,
  meta: ({ content }) => content.meta,
};
