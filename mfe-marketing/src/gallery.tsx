import { showInGallery } from '@clinic/shared/gallery';
import type { Lang } from '@clinic/shared/lang';

import { content as enAbout } from '#content/en/about.data.ts';
import { content as enBlog } from '#content/en/blog.ts';
import { content as enHome } from '#content/en/home.ts';
import { content as enTeam } from '#content/en/team.ts';
import { content as esAbout } from '#content/es/about.data.ts';
import { content as esBlog } from '#content/es/blog.ts';
import { content as esHome } from '#content/es/home.ts';
import { content as esTeam } from '#content/es/team.ts';
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

const words = {
  es: { about: esAbout, blog: esBlog, home: esHome, team: esTeam },
  en: { about: enAbout, blog: enBlog, home: enHome, team: enTeam },
};

/** What the home page is made of, in its order. */
function homePieces(lang: Lang) {
  const { home } = words[lang];
  const { results } = home;
  const [result] = results.items;
  if (!result) throw new Error('There is no result to show.');
  return [
    { name: 'Hero', isWide: true, states: { 'all slides': <Hero hero={home.hero} words={home.carousel} /> } },
    { name: 'Departments', isWide: true, states: { list: <Departments departments={home.departments} /> } },
    { name: 'Specialists', isWide: true, states: { list: <Specialists specialists={home.specialists} /> } },
    {
      name: 'Results',
      isWide: true,
      note: 'A press on the pictures compares them in a dialog.',
      states: {
        gallery: <ResultsGallery results={results} words={home.carousel} />,
        compared: <Comparison item={result} words={results.comparison} pictureLabel={results.pictureLabel} />,
      },
    },
    { name: 'Body map', isWide: true, states: { 'face and body': <BodyMap bodyMap={home.bodyMap} /> } },
    {
      name: 'Testimonials',
      isWide: true,
      states: { carousel: <Testimonials testimonials={home.testimonials} words={home.carousel} /> },
    },
    { name: 'Technology', isWide: true, states: { years: <TechnologyTimeline timeline={home.timeline} /> } },
  ];
}

showInGallery('mfe-marketing', (lang) => {
  const { about, blog, team } = words[lang];
  const [doctor] = team.doctors;
  const [lead, post] = blog.posts;
  if (!doctor || !lead || !post) throw new Error('There is no doctor or article to show.');
  return [
    ...homePieces(lang),
    {
      name: 'Doctor',
      states: {
        card: (
          <div style={{ maxInlineSize: '20rem' }}>
            <DoctorCard doctor={doctor} viewLabel={team.words.viewProfile} />
          </div>
        ),
        profile: <DoctorProfile doctor={doctor} words={team.words} sampleNote={team.sampleNote} />,
      },
    },
    {
      name: 'Article card',
      states: {
        lead: <PostCard post={lead} words={blog.words} readLabel={blog.readLabel} isLead />,
        'one of many': (
          <div style={{ maxInlineSize: '24rem' }}>
            <PostCard post={post} words={blog.words} readLabel={blog.readLabel} />
          </div>
        ),
      },
    },
    { name: 'Share an article', states: { ways: <SharePost post={post} words={blog.words.share} /> } },
    { name: 'Quote', isWide: true, states: { band: <Quote quote={about.quote} /> } },
    {
      name: 'Purpose',
      isWide: true,
      states: { line: <Purpose timeline={about.timeline} values={about.values} /> },
    },
  ];
});
