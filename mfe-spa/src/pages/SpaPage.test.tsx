import { assessmentClosed } from '@clinic/shared/kit/actions/assessmentSlice';
import { renderWithProviders, selectAssessment } from '@clinic/shared/testing';
import type { Lang } from '@tesela/core/lang';
import { Link, useCurrentPath, type SitePath } from '@tesela/core/navigation';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { spaDocuments } from '#content/spaDocuments.ts';
import { paths, sectionIds, type SectionId } from '#paths.ts';

import { page } from './SpaPage.tsx';

const contents = { es: spaDocuments('es'), en: spaDocuments('en') };

const categories = {
  facial: 'Spa Facial',
  capilar: 'Spa Capilar',
  corporal: 'Spa Corporal',
  laser: 'Spa Láser',
} satisfies Record<SectionId, string>;

/** Renders the page as the shell does: one element whose content changes with the URL. */
function Spa() {
  const { lang, path, hash } = useCurrentPath();
  const id = sectionIds.find((section) => paths.section(section) === path) ?? 'facial';
  return (
    <>
      <page.Component content={contents[lang][id]} params={{ section: id }} />
      <Link to={(path + hash) as SitePath} lang="en" keepPlace>
        English
      </Link>
    </>
  );
}

const renderSpa = (section: SectionId, lang: Lang = 'es') =>
  renderWithProviders(<Spa />, { lang, path: paths.section(section) });

const scrolledTo = vi.fn<(element: Element) => void>();

// jsdom has no layout, so it cannot scroll.
beforeEach(() => {
  scrolledTo.mockReset();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo(this);
  };
});

const sections = (['es', 'en'] as const).flatMap((lang) =>
  sectionIds.map((id) => ({ lang, id, category: categories[id] })),
);

it.each(sections)('visitor asks for each experience of $category ($lang)', async ({ lang, id, category }) => {
  const { store, user } = renderSpa(id, lang);
  const { layout, section } = contents[lang][id];
  expect(section.experiences).not.toHaveLength(0);

  for (const { title } of section.experiences) {
    store.dispatch(assessmentClosed());
    await user.click(screen.getByRole('link', { name: title }));
    const [atHead, atEnd] = screen.getAllByRole('button', {
      name: `${layout.words.requestAssessment}: ${title}`,
    });
    expect(atEnd).toBeVisible();
    await user.click(atHead ?? document.body);

    expect(selectAssessment(store.getState())).toMatchObject({ isOpen: true, serviceName: title, category });
  }
});

describe.each(sectionIds)('section %s', (id) => {
  it('visitor reads one main title, that of the section, and its intro', () => {
    renderSpa(id);

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(contents.es[id].section.heading);
    expect(screen.getByText(contents.es[id].section.intro)).toBeInTheDocument();
    expect(screen.getByText(contents.es[id].layout.heading)).toBeInTheDocument();
  });

  it('visitor sees where in the spa this is, on the cards and in the bar', () => {
    renderSpa(id);

    const { label } = contents.es[id].layout.categories.find((category) => category.id === id) ?? {};
    const current = screen.getAllByRole('link', { current: 'page' });

    expect(current).toHaveLength(2);
    for (const link of current) {
      expect(link).toHaveAttribute('href', `/spa/${id}`);
      expect(link).toHaveTextContent(label ?? 'no label');
    }
  });
});

it('visitor finds the four sections twice: in the bar, and as cards with a tagline', () => {
  renderSpa('facial');

  const bar = within(screen.getByRole('navigation', { name: 'Secciones del spa' })).getAllByRole('link');

  expect(bar.map((link) => link.getAttribute('href'))).toEqual(sectionIds.map(paths.section));
  for (const { id, label, tagline } of contents.es.facial.layout.categories) {
    expect(screen.getByRole('link', { name: `${label} ${tagline}` })).toHaveAttribute('href', `/spa/${id}`);
  }
});

it('a link to another section leads to its heading, which the hero would hide', async () => {
  const { user } = renderSpa('facial');
  const bar = screen.getByRole('navigation', { name: 'Secciones del spa' });

  await user.click(within(bar).getByRole('link', { name: 'Capilar' }));

  const heading = screen.getByRole('heading', { level: 1, name: contents.es.capilar.section.heading });
  // The shell moves the focus there (shell/src/page/arrive.ts).
  expect(heading).toHaveAttribute('data-arrival');
  expect(screen.getByRole('article', { name: 'Follicle Reactivation' })).toBeInTheDocument();
});

it('visitor who comes back to a section finds its first experience selected', async () => {
  const { user } = renderSpa('facial');
  const bar = within(screen.getByRole('navigation', { name: 'Secciones del spa' }));

  await user.click(screen.getByRole('link', { name: 'Hydra Reset Premium' }));
  await user.click(bar.getByRole('link', { name: 'Láser' }));
  await user.click(bar.getByRole('link', { name: 'Facial' }));

  expect(screen.getByRole('article')).toHaveAccessibleName('Glow Express 45');
});

it('visitor who arrives or changes the language is not moved, and keeps the chosen experience', async () => {
  const { user } = renderSpa('facial');
  await user.click(screen.getByRole('link', { name: 'Clarity Antimanchas' }));

  await user.click(screen.getByRole('link', { name: 'English' }));

  expect(
    screen.getByRole('heading', { level: 1, name: contents.en.facial.section.heading }),
  ).not.toHaveFocus();
  expect(screen.getByRole('article')).toHaveAccessibleName('Clarity Antimanchas');
  expect(scrolledTo).not.toHaveBeenCalled();
});

it('search engines get the words of the section and its experiences', () => {
  const meta = page.meta({ content: contents.es.laser, params: { section: 'laser' }, lang: 'es' });

  expect(meta).toMatchObject({
    title: contents.es.laser.section.meta.title,
    description: contents.es.laser.section.meta.description,
    jsonLd: [
      { '@type': 'ItemList', itemListElement: { length: contents.es.laser.section.experiences.length } },
      {
        '@type': 'MedicalWebPage',
        lastReviewed: '2026-09-15',
        reviewedBy: { name: 'Laura Echeverri' },
        citation: { length: 3 },
      },
    ],
  });
  expect(meta.jsonLd?.[0]).toHaveProperty('itemListElement.1.item', {
    '@type': 'Service',
    name: 'Clear Skin Laser',
    description: contents.es.laser.section.experiences[1]?.shortDescription,
    category: 'Spa Láser',
    url: '/spa/laser#clear-skin-laser',
    provider: { '@id': '/#clinic' },
  });
});

it.each(sectionIds)('visitor of %s finds who attends and what to read, in both languages', (id) => {
  renderSpa(id, 'en');

  const region = within(screen.getByRole('region', { name: contents.en.facial.layout.words.related }));
  const links = region.getAllByRole('link').map((link) => link.getAttribute('href'));

  expect(links).toEqual(contents.es[id].section.related.map(({ link }) => `/en${link}`));
  expect(links.some((link) => link?.startsWith('/en/equipo/'))).toBe(true);
  expect(links.some((link) => link?.startsWith('/en/blog/'))).toBe(true);
});
