import { defineContent } from '@clinic/content';
import { questions } from '@clinic/content/questions';
import path from 'node:path';

import { complaintsPage } from './schema/complaints.ts';
import { doctor, teamPage } from './schema/doctor.ts';
import { faqEntry, faqPage } from './schema/faq.ts';
import { milestone, result, slide, testimonial, zone } from './schema/home.ts';
import { aboutPage, homePage, legal } from './schema/pages.ts';
import { blogPage, post } from './schema/post.ts';

/** Everything that this team's pages say and the clinic may change. */
export const source = defineContent(path.resolve(import.meta.dirname, '../..'), {
  doctors: doctor,
  posts: post,
  faq: faqEntry,
  testimonials: testimonial,
  timeline: milestone,
  results: result,
  slides: slide,
  zones: zone,
  legal,
  questions,
  'pages/inicio': homePage,
  'pages/nosotros': aboutPage,
  'pages/blog': blogPage,
  'pages/equipo': teamPage,
  'pages/faq': faqPage,
  'pages/pqrs': complaintsPage,
});
