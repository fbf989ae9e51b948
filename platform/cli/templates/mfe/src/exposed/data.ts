import { describePages } from '@tesela/content/describe';
import type { MakeDocuments, RemoteData } from '@tesela/core/contract';
import { DESCRIPTIONS } from '@tesela/core/descriptions';
import type { RemoteLinks } from '@tesela/core/frame';
import { perLang, type Lang } from '@tesela/core/lang';

import { homeDocument } from '#content/homeDocument.ts';
import { source } from '#content/schema.ts';
import { paths } from '#paths.ts';

function linksIn(lang: Lang): RemoteLinks {
  const home = { to: paths.home, label: source.single('pages/home', lang).menu };
  return {
    menu: [{ order: 60, ...home }],
    footer: [{ order: 60, heading: home.label, links: [home] }],
  };
}

export const links = perLang(source.languages, linksIn) satisfies RemoteData['links'];

export const documents: MakeDocuments = ({ lang }) => {
  const home = homeDocument(lang);
  const described = [{ path: paths.home, about: 'practice', title: home.heading, text: home.lead } as const];
  return { [paths.home]: home, [DESCRIPTIONS]: describePages(lang, [], described, () => 'practice') };
};
