import { localizePath, type Lang } from '@clinic/shared/languages';
import { renderWithProviders, selectAssessment } from '@clinic/shared/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { areaDocument, type AreaDocument } from '#content/areaDocuments.ts';
import { paths } from '#paths.ts';

import { page } from './ServicesPage.tsx';

const [esClinica, esEstetica] = [areaDocument('clinica', 'es'), areaDocument('estetica', 'es')];
const [enClinica, enEstetica] = [areaDocument('clinica', 'en'), areaDocument('estetica', 'en')];

const renderPage = (content: AreaDocument, lang: Lang = 'es') =>
  renderWithProviders(<page.Component content={content} params={{}} />, {
    lang,
    path: paths.area(content.area),
  });

const pages = [
  { lang: 'es', category: 'Dermatología Clínica', content: esClinica },
  { lang: 'es', category: 'Dermatología Estética', content: esEstetica },
  { lang: 'en', category: 'Clinical Dermatology', content: enClinica },
  { lang: 'en', category: 'Aesthetic Dermatology', content: enEstetica },
] as const;

const services = pages.flatMap(({ content, ...rest }) =>
  content.services.map((service) => ({ ...rest, content, service, title: service.title })),
);

it.each(services)('visitor asks about "$title" ($lang)', async ({ lang, category, content, service }) => {
  const { store, user } = renderPage(content, lang);
  const article = screen.getByRole('article', { name: service.title });

  await user.click(
    within(article).getByRole('button', {
      name: `${content.words.learnMore}: ${service.title} ${content.words.learnMoreHint}`,
    }),
  );

  expect(selectAssessment(store.getState())).toEqual({ isOpen: true, serviceName: service.title, category });
});

it('visitor reads what a treatment costs where the clinic publishes it', () => {
  renderPage(esEstetica, 'es');

  const published = screen.getByRole('article', { name: 'Toxina botulínica' });
  expect(within(published).getByText(/^\$650\.000 – \$1\.400\.000$/)).toBeVisible();
});

describe.each(pages)('$category', ({ lang, content }) => {
  it('visitor reads one main title and each service with its facts', () => {
    renderPage(content, lang);

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(content.title);
    for (const service of content.services) {
      const article = screen.getByRole('article', { name: service.title });
      expect(article).toHaveAttribute('id', service.id);
      expect(within(article).getByRole('img', { name: service.imageAlt })).toBeInTheDocument();
      const facts = within(article)
        .getAllByRole('definition')
        .map((fact) => fact.textContent);
      expect(facts).toHaveLength(3);
      expect(facts.slice(1)).toEqual([service.duration, service.recovery]);
      expect(within(article).getByRole('link', { name: new RegExp(service.title) })).toHaveAttribute(
        'href',
        localizePath(paths.treatment(service.id), lang),
      );
    }
  });

  it('visitor reads about three technologies', () => {
    renderPage(content, lang);

    const section = screen.getByRole('region', { name: content.technology.heading });
    const names = within(section)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);

    expect(names).toEqual(content.technology.items.map(({ name }) => name));
    expect(section).toHaveTextContent(content.words.technologyNote);
  });
});

it('visitor sees which area this is and finds the way to the other one', () => {
  renderPage(esClinica);

  const areas = within(screen.getByRole('navigation', { name: 'Áreas de dermatología' }));

  expect(areas.getByRole('link', { name: 'Clínica' })).toHaveAttribute('aria-current', 'page');
  expect(areas.getByRole('link', { name: 'Estética' })).not.toHaveAttribute('aria-current');
  expect(areas.getByRole('link', { name: 'Estética' })).toHaveAttribute('href', '/dermatologia/estetica');
});

it('visitor who reads English stays in English', () => {
  renderPage(enEstetica, 'en');

  expect(screen.getByRole('link', { name: 'Clinical' })).toHaveAttribute('href', '/en/dermatologia/clinica');
});

it('visitor who has not decided asks for an assessment of the area', async () => {
  const { store, user } = renderPage(esEstetica);

  await user.click(screen.getByRole('button', { name: 'Solicitar valoración' }));

  expect(selectAssessment(store.getState())).toEqual({
    isOpen: true,
    serviceName: '',
    category: 'Dermatología Estética',
  });
});

it('search engines get the words of the page and its procedures', () => {
  const meta = page.meta({ content: esClinica, params: {}, lang: 'es' });

  expect(meta).toMatchObject({
    title: esClinica.meta.title,
    description: esClinica.meta.description,
    jsonLd: [
      {
        '@type': 'MedicalWebPage',
        inLanguage: 'es',
        about: { length: esClinica.services.length },
        lastReviewed: '2026-09-15',
        reviewedBy: { name: 'Mariana Restrepo' },
        citation: { length: 3 },
      },
    ],
  });
  expect(meta.jsonLd?.[0]).toHaveProperty('about.0', {
    '@type': ['MedicalProcedure', 'Service'],
    name: 'Consulta dermatológica',
    description: esClinica.services[0]?.line,
    category: 'Dermatología Clínica',
    url: '/tratamientos/consulta',
    provider: { '@id': '/#clinic' },
  });
});

it.each(pages)('visitor of $category finds who attends and what to read', ({ lang, content }) => {
  renderPage(content, lang);

  const region = within(screen.getByRole('region', { name: content.related.heading }));
  const links = region.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

  expect(links).toHaveLength(content.related.items.length);
  expect(links.some((link) => link.includes('/equipo/'))).toBe(true);
  expect(links.some((link) => link.includes('/blog/'))).toBe(true);
});

it('visitor who opens the site at a service starts reading there', () => {
  renderWithProviders(<page.Component content={esEstetica} params={{}} />, {
    path: paths.card('estetica', 'hilos-pdo'),
  });

  expect(screen.getByRole('article', { name: 'Hilos PDO' })).toHaveFocus();
});

it('visitor who opens the page, or a part of it that is no service, is not moved', () => {
  renderWithProviders(<page.Component content={esEstetica} params={{}} />, {
    path: '/dermatologia/estetica#otra-cosa',
  });

  expect(document.body).toHaveFocus();
});
