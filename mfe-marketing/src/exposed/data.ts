import { describePages, type NamedPage } from '@tesela/content/describe';
import type { MakeDocuments, RemoteData } from '@tesela/core/contract';
import { DESCRIPTIONS } from '@tesela/core/descriptions';
import type { RemoteLinks } from '@tesela/core/frame';
import type { Lang, SitePath } from '@tesela/core/lang';

import {
  describeDoctor,
  describeHome,
  describeLegal,
  describePost,
  describeQuestions,
  page,
} from '#content/describe.ts';
import { blogDocument, postDocuments } from '#content/documents/blog.ts';
import { homeDocument } from '#content/documents/home.ts';
import { aboutDocument, complaintsDocument, faqDocument, legalDocuments } from '#content/documents/pages.ts';
import { doctorDocuments, teamDocument } from '#content/documents/team.ts';
import { source } from '#content/schema.ts';
import { paths } from '#paths.ts';

const menuOf = (page: 'inicio' | 'nosotros' | 'equipo' | 'faq' | 'blog' | 'pqrs', lang: Lang): string =>
  source.single(`pages/${page}`, lang).menu;

function linksIn(lang: Lang): RemoteLinks {
  const home = { to: paths.home, label: menuOf('inicio', lang) };
  const about = { to: paths.about, label: menuOf('nosotros', lang) };
  const team = { to: paths.team, label: menuOf('equipo', lang) };
  const faq = { to: paths.faq, label: menuOf('faq', lang) };
  const blog = { to: paths.blog, label: menuOf('blog', lang) };
  const legal = new Map(source.entries('legal', lang).map(({ id, menu }) => [`/${id}`, menu]));
  const labelled = (to: SitePath) => ({ to, label: legal.get(to) ?? '' });
  return {
    menu: [
      { order: 10, ...about, below: [team, faq] },
      { order: 90, ...blog },
    ],
    footer: [
      {
        order: 10,
        heading: source.single('pages/inicio', lang).footer,
        links: [home, about, team, blog, faq],
      },
    ],
    legal: [
      { ...labelled(paths.privacy), rel: 'privacy-policy' },
      { ...labelled(paths.terms), rel: 'terms-of-service' },
      { to: paths.complaints, label: menuOf('pqrs', lang) },
      labelled(paths.accessibility),
    ],
  };
}

export const links = { es: linksIn('es'), en: linksIn('en') } satisfies RemoteData['links'];

/** Describes the contact section at the end of every page, which the search shows as a separate result. */
const describeContact = (lang: Lang): NamedPage => {
  const { title, line } = source.single('pages/inicio', lang).contact;
  return { path: '/#contacto', about: 'practice', title, search: { kind: 'page', line } };
};

export const documents: MakeDocuments = ({ lang }) => {
  const home = homeDocument(lang);
  const about = aboutDocument(lang);
  const team = teamDocument(lang);
  const doctors = doctorDocuments(lang);
  const blog = blogDocument(lang);
  const posts = postDocuments(lang);
  const faq = faqDocument(lang);
  const complaints = complaintsDocument(lang);
  const legal = legalDocuments(lang);
  const described = [
    ...describeHome(home),
    ...page('pages/nosotros', about, { path: paths.about, about: 'practice' }),
    ...page('pages/equipo', team, {
      path: paths.team,
      about: 'people',
      after: team.doctors.map(({ role, name, profession, summary }) => [role, name, profession, summary]),
    }),
    ...doctors.flatMap(describeDoctor),
    ...page('pages/blog', blog, {
      path: paths.blog,
      about: 'reading',
      after: blog.posts.map(({ topic, title, excerpt }) => [topic, title, excerpt]),
    }),
    ...posts.flatMap((post) => describePost(post, lang)),
    ...page('pages/faq', faq, {
      path: paths.faq,
      about: 'practice',
      parts: describeQuestions(lang),
    }),
    ...page('pages/pqrs', complaints, {
      path: paths.complaints,
      about: 'practice',
    }),
    ...legal.flatMap((text) => describeLegal(text, lang)),
    describeContact(lang),
  ];
  return {
    [paths.home]: home,
    [paths.about]: about,
    [paths.team]: team,
    [paths.blog]: blog,
    [paths.faq]: faq,
    [paths.complaints]: complaints,
    ...Object.fromEntries(legal.map((text) => [`/${text.id}`, text])),
    ...Object.fromEntries(doctors.map((profile) => [paths.doctor(profile.doctor.id), profile])),
    ...Object.fromEntries(posts.map((post) => [paths.post(post.summary.id), post])),
    [DESCRIPTIONS]: describePages(lang, source.entries('questions', lang), described, () => 'practice'),
  };
};
