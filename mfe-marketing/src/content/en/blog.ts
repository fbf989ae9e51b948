import type { BlogContent } from '#content/types.ts';

import { doctors } from './doctors.ts';

export const content: BlogContent = {
  meta: {
    title: 'Dermatology blog',
    description:
      'Articles reviewed by dermatologists on sun, acne, melasma, hair, lasers and the first consultation, written with everyday life in Colombia in mind.',
  },
  heading: 'Good information is part of skin care',
  lead: 'Short articles without alarm, reviewed by our dermatologists, to help you understand your skin and know when to see someone. They are general information and do not replace an assessment.',
  readLabel: 'Read the article',
  words: {
    readingTime: (minutes) => `${minutes} min read`,
    published: 'Published on',
    updated: 'Updated on',
    reviewedBy: 'Reviewed by',
    references: 'References',
    contents: 'In this article',
    related: 'Keep reading',
    backToBlog: 'Back to the blog',
    breadcrumb: 'Blog',
    share: {
      label: 'Share this article',
      copy: 'Copy link',
      copied: 'Link copied.',
      send: 'Send to someone',
      failed: 'The article could not be shared. Please copy the link from the address bar.',
    },
  },
  reviewers: doctors,
  posts: [
    {
      id: 'proteccion-solar',
      title: 'Sun protection at 1,500 meters: what changes in the Andes',
      excerpt:
        'Gray skies and cool air are deceptive. How to protect yourself from mountain sun without fuss, how much sunscreen to use and which skin changes to have checked.',
      date: '2026-10-13',
      updated: '2026-10-13',
      topic: 'Prevention',
      readingMinutes: 5,
      image: 'blog/proteccion-solar',
      imageAlt: 'White tube of sunscreen on a pale stone, with leaf shadows in the morning sun.',
    },
    {
      id: 'acne-adulto',
      title: 'Adult acne: why it appears and how to look after it',
      excerpt:
        'It isn’t poor hygiene, and it isn’t only for teenagers. What feeds a breakout, a routine you can keep up and the signs that you should not wait any longer.',
      date: '2026-09-15',
      updated: '2026-10-06',
      topic: 'Acne',
      readingMinutes: 4,
      image: 'blog/acne-adulto',
      imageAlt: 'Clear gel spheres and a drop of serum on a porcelain surface.',
    },
    {
      id: 'melasma',
      title: 'Melasma: living with the light',
      excerpt:
        'Melasma is managed with daily care. What sets it off, why tinted sunscreen makes a difference and which remedies are better left alone.',
      date: '2026-08-19',
      updated: '2026-08-19',
      topic: 'Dark spots',
      readingMinutes: 4,
      image: 'blog/melasma',
      imageAlt: 'Smear of sand-colored cream beside an amber dropper bottle on a linen cloth.',
    },
    {
      id: 'caida-del-cabello',
      title: 'Hair loss: when it passes and when to see someone',
      excerpt:
        'Losing some hair every day is normal. The most common causes, what is examined at the visit and why hair takes its time.',
      date: '2026-07-14',
      updated: '2026-09-08',
      topic: 'Hair',
      readingMinutes: 4,
      image: 'blog/caida-del-cabello',
      imageAlt: 'Wooden comb and amber bottle on folded linen, in soft window light.',
    },
    {
      id: 'primera-consulta',
      title: 'Your first dermatology consultation, step by step',
      excerpt:
        'What to bring, how to prepare, what happens in the exam room and what to ask. Also, what should not wait for an appointment.',
      date: '2026-06-16',
      updated: '2026-06-16',
      topic: 'Consultation',
      readingMinutes: 5,
      image: 'blog/primera-consulta',
      imageAlt: 'Open notebook, pencil and a leafy sprig on a pale table in daylight.',
    },
    {
      id: 'laser-que-esperar',
      title: 'Laser on your skin: what to expect before, during and after',
      excerpt:
        'What it is for, what to mention at the assessment, how to prepare in a sunny country and which signs warrant a call after the session.',
      date: '2026-05-19',
      updated: '2026-09-22',
      topic: 'Laser',
      readingMinutes: 4,
      image: 'blog/laser-que-esperar',
      imageAlt: 'Laser handpiece at rest beside protective eyewear and a folded linen towel.',
    },
  ],
};
