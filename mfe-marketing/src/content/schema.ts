import { clinicFactLabels } from '@clinic/shared/clinicFactLabels';
import { languages } from '@clinic/shared/languages';
import { defineContent } from '@tesela/content';
import { labelFile } from '@tesela/content/labels';
import { questionsOf } from '@tesela/content/questions';

import legalLabels from '../../content/es/pages/legales.json' with { type: 'json' };
import { complaintsPage } from './schema/complaints.ts';
import { doctor, teamPage } from './schema/doctor.ts';
import { faqEntry, faqPage } from './schema/faq.ts';
import { milestone, result, slide, testimonial, zone } from './schema/home.ts';
import { homePage } from './schema/homePage.ts';
import { aboutPage, legal } from './schema/pages.ts';
import { blogPage, post } from './schema/post.ts';

/** The content of this micro-frontend, by kind. */
export const source = defineContent(import.meta.url, languages, {
  doctors: doctor,
  posts: post,
  faq: faqEntry,
  testimonials: testimonial,
  timeline: milestone,
  results: result,
  slides: slide,
  zones: zone,
  legal,
  questions: questionsOf(clinicFactLabels),
  'pages/inicio': homePage,
  'pages/nosotros': aboutPage,
  'pages/blog': blogPage,
  'pages/equipo': teamPage,
  'pages/faq': faqPage,
  'pages/pqrs': complaintsPage,
  'pages/legales': labelFile(legalLabels),
});
