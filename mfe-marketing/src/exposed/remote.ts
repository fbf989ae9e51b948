import { defineRemote, page, type PageRoute } from '@clinic/shared/contract';

import { articles as articlesEn } from '#content/en/posts.data.ts';
import { articles as articlesEs } from '#content/es/posts.data.ts';
import type {
  BlogContent,
  ComplaintsContent,
  LegalContent,
  PostArticle,
  PostContent,
  TeamContent,
} from '#content/types.ts';
import { composePost } from '#features/blog/composePost.ts';
import { doctorSlugs, postIds } from '#content/ids.data.ts';
import { paths } from '#paths.ts';

const blogWords = {
  es: () => import(/* webpackChunkName: "blog.es" */ '#content/es/blog.ts').then((m) => m.content),
  en: () => import(/* webpackChunkName: "blog.en" */ '#content/en/blog.ts').then((m) => m.content),
};

const teamWords = {
  es: () => import(/* webpackChunkName: "team.es" */ '#content/es/team.ts').then((m) => m.content),
  en: () => import(/* webpackChunkName: "team.en" */ '#content/en/team.ts').then((m) => m.content),
};

async function loadPost(
  blog: () => Promise<BlogContent>,
  load: (() => Promise<PostArticle>) | undefined,
): Promise<PostContent> {
  if (!load) throw new Error('There is no such article.');
  const [list, article] = await Promise.all([blog(), load()]);
  return composePost(list, article);
}

const profile = page<TeamContent>(paths.doctor(':slug'), {
  chunk: 'doctor',
  paths: doctorSlugs.map(paths.doctor),
  page: () => import(/* webpackChunkName: "doctor" */ '#pages/DoctorPage.tsx'),
  content: teamWords,
});

const post = page<PostContent>(paths.post(':id'), {
  chunk: 'post',
  slots: ['problems-here'],
  paths: postIds.map(paths.post),
  contentChunk: ({ id = '' }) => id,
  page: () => import(/* webpackChunkName: "post" */ '#pages/PostPage.tsx'),
  content: {
    es: ({ id = '' }) => loadPost(blogWords.es, articlesEs[id]),
    en: ({ id = '' }) => loadPost(blogWords.en, articlesEn[id]),
  },
});

/** Pages with the words of their list: a visitor who comes from there has them already. */
const detailRoutes: PageRoute[] = [
  { ...profile, chunks: (lang) => ['doctor', `team.${lang}`] },
  { ...post, chunks: (lang, params) => [...post.chunks(lang, params), `blog.${lang}`] },
];

export const remote = defineRemote({
  name: 'mfe_marketing',
  routes: [
    page(paths.home, {
      chunk: 'home',
      slots: ['problems', 'featured-products'],
      page: () => import(/* webpackChunkName: "home" */ '#pages/HomePage.tsx'),
      content: {
        es: () => import(/* webpackChunkName: "home.es" */ '#content/es/home.ts').then((m) => m.content),
        en: () => import(/* webpackChunkName: "home.en" */ '#content/en/home.ts').then((m) => m.content),
      },
    }),
    page(paths.about, {
      chunk: 'about',
      page: () => import(/* webpackChunkName: "about" */ '#pages/AboutPage.tsx'),
      content: {
        es: () =>
          import(/* webpackChunkName: "about.es" */ '#content/es/about.data.ts').then((m) => m.content),
        en: () =>
          import(/* webpackChunkName: "about.en" */ '#content/en/about.data.ts').then((m) => m.content),
      },
    }),
    page(paths.team, {
      chunk: 'team',
      page: () => import(/* webpackChunkName: "team" */ '#pages/TeamPage.tsx'),
      content: teamWords,
    }),
    page(paths.blog, {
      chunk: 'blog',
      page: () => import(/* webpackChunkName: "blog" */ '#pages/BlogPage.tsx'),
      content: blogWords,
    }),
    page(paths.faq, {
      chunk: 'faq',
      page: () => import(/* webpackChunkName: "faq" */ '#pages/FaqPage.tsx'),
      content: {
        es: () => import(/* webpackChunkName: "faq.es" */ '#content/es/faq.data.ts').then((m) => m.content),
        en: () => import(/* webpackChunkName: "faq.en" */ '#content/en/faq.data.ts').then((m) => m.content),
      },
    }),
    page<LegalContent>(paths.privacy, {
      chunk: 'privacy',
      page: () => import(/* webpackChunkName: "privacy" */ '#pages/PrivacyPage.tsx'),
      content: {
        es: () =>
          import(/* webpackChunkName: "privacy.es" */ '#content/es/privacy.ts').then((m) => m.content),
        en: () =>
          import(/* webpackChunkName: "privacy.en" */ '#content/en/privacy.ts').then((m) => m.content),
      },
    }),
    page<LegalContent>(paths.terms, {
      chunk: 'terms',
      page: () => import(/* webpackChunkName: "terms" */ '#pages/TermsPage.tsx'),
      content: {
        es: () => import(/* webpackChunkName: "terms.es" */ '#content/es/terms.ts').then((m) => m.content),
        en: () => import(/* webpackChunkName: "terms.en" */ '#content/en/terms.ts').then((m) => m.content),
      },
    }),
    page<ComplaintsContent>(paths.complaints, {
      chunk: 'complaints',
      page: () => import(/* webpackChunkName: "complaints" */ '#pages/ComplaintsPage.tsx'),
      content: {
        es: () =>
          import(/* webpackChunkName: "complaints.es" */ '#content/es/complaints.data.ts').then(
            (m) => m.content,
          ),
        en: () =>
          import(/* webpackChunkName: "complaints.en" */ '#content/en/complaints.data.ts').then(
            (m) => m.content,
          ),
      },
    }),
    page<LegalContent>(paths.accessibility, {
      chunk: 'accessibility',
      page: () => import(/* webpackChunkName: "accessibility" */ '#pages/AccessibilityPage.tsx'),
      content: {
        es: () =>
          import(/* webpackChunkName: "accessibility.es" */ '#content/es/accessibility.ts').then(
            (m) => m.content,
          ),
        en: () =>
          import(/* webpackChunkName: "accessibility.en" */ '#content/en/accessibility.ts').then(
            (m) => m.content,
          ),
      },
    }),
    ...detailRoutes,
  ],
});
