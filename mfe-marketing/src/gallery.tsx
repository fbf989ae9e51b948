import { showInGallery } from '@clinic/shared/gallery';
import type { Lang } from '@clinic/shared/lang';

import { carouselWords } from '#components/carouselWords.ts';
import type { BlogDocument, PostDocument } from '#content/documents/blog.ts';
import type { HomeDocument } from '#content/documents/home.ts';
import type { AboutDocument } from '#content/documents/pages.ts';
import type { DoctorDocument, TeamDocument } from '#content/documents/team.ts';
import { Purpose } from '#features/about/Purpose.tsx';
import { Quote } from '#features/about/Quote.tsx';
import { PostCard } from '#features/blog/PostCard.tsx';
import { SharePost } from '#features/blog/SharePost.tsx';
import { BodyMap } from '#features/body-map/BodyMap.tsx';
import { Departments } from '#features/departments/Departments.tsx';
import { Hero } from '#features/hero/Hero.tsx';
import { Comparison } from '#features/results/Comparison.tsx';
import { ResultsGallery } from '#features/results/ResultsGallery.tsx';
import { Specialists } from '#features/specialists/Specialists.tsx';
import { DoctorCard } from '#features/team/DoctorCard.tsx';
import { DoctorProfile } from '#features/team/DoctorProfile.tsx';
import { TechnologyTimeline } from '#features/technology/TechnologyTimeline.tsx';
import { Testimonials } from '#features/testimonials/Testimonials.tsx';
import { paths } from '#paths.ts';

/** The parts of the home page, in their order. */
function homePieces(home: HomeDocument, lang: Lang) {
  const { results } = home;
  const carousel = carouselWords(home.carousel, lang);
  const [result] = results.items;
  if (!result) throw new Error('There is no result to show.');
  return [
    { name: 'Hero', isWide: true, states: { 'all slides': <Hero hero={home.hero} words={carousel} /> } },
    { name: 'Departments', isWide: true, states: { list: <Departments departments={home.departments} /> } },
    { name: 'Specialists', isWide: true, states: { list: <Specialists specialists={home.specialists} /> } },
    {
      name: 'Results',
      isWide: true,
      note: 'A press on the pictures compares them in a dialog.',
      states: {
        gallery: <ResultsGallery results={results} words={carousel} />,
        compared: (
          <Comparison
            item={{ ...result, shownTone: result.tone }}
            words={results.comparison}
            pictureLabel={results.pictureLabel}
          />
        ),
      },
    },
    { name: 'Body map', isWide: true, states: { 'face and body': <BodyMap bodyMap={home.bodyMap} /> } },
    {
      name: 'Testimonials',
      isWide: true,
      states: { carousel: <Testimonials testimonials={home.testimonials} words={carousel} /> },
    },
    { name: 'Technology', isWide: true, states: { years: <TechnologyTimeline timeline={home.timeline} /> } },
  ];
}

showInGallery('mfe-marketing', (lang, documents) => {
  // data.ts makes these documents, so the types are safe.
  const about = documents[paths.about] as AboutDocument;
  const blog = documents[paths.blog] as BlogDocument;
  const team = documents[paths.team] as TeamDocument;
  const [doctor] = team.doctors;
  const [lead, post] = blog.posts;
  if (!doctor || !lead || !post) throw new Error('There is no doctor or article to show.');
  const profile = documents[paths.doctor(doctor.id)] as DoctorDocument;
  const { words } = documents[paths.post(post.id)] as PostDocument;
  const { readingTime, readLabel } = blog;
  return [
    ...homePieces(documents[paths.home] as HomeDocument, lang),
    {
      name: 'Doctor',
      states: {
        card: (
          <div style={{ maxInlineSize: '20rem' }}>
            <DoctorCard doctor={doctor} words={team} />
          </div>
        ),
        profile: <DoctorProfile {...profile} />,
      },
    },
    {
      name: 'Article card',
      states: {
        lead: <PostCard post={lead} readingTime={readingTime} readLabel={readLabel} isLead />,
        'one of many': (
          <div style={{ maxInlineSize: '24rem' }}>
            <PostCard post={post} readingTime={readingTime} readLabel={readLabel} />
          </div>
        ),
      },
    },
    { name: 'Share an article', states: { ways: <SharePost post={post} words={words.share} /> } },
    { name: 'Quote', isWide: true, states: { band: <Quote quote={about.quote} /> } },
    {
      name: 'Purpose',
      isWide: true,
      states: { line: <Purpose timeline={about.timeline} values={about.values} /> },
    },
  ];
});
