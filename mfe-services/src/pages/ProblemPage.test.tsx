import { languages } from '@clinic/shared/languages';
import { renderWithProviders, selectAssessment } from '@clinic/shared/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { problemDocuments } from '#content/problemDocuments.ts';

import { page } from './ProblemPage.tsx';

function problemIn(lang: 'es' | 'en', slug: string) {
  const found = problemDocuments(lang).find((problem) => problem.slug === slug);
  if (!found) throw new Error(`There is no problem "${slug}".`);
  return found;
}

const renderProblem = (slug: string, lang: 'es' | 'en' = 'es') =>
  renderWithProviders(<page.Component content={problemIn(lang, slug)} params={{ slug }} />, { lang });

it('visitor with dark spots finds the price of a treatment and the way to it', () => {
  renderProblem('manchas');

  const care = screen.getByRole('region', { name: 'Qué hacemos aquí' });
  const treatment = within(care)
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('link', { name: 'Microneedling' }));
  expect(treatment).toHaveTextContent(/\$320\.000 – \$520\.000/);
  expect(within(care).getByRole('link', { name: 'Microneedling' })).toHaveAttribute(
    'href',
    '/tratamientos/microneedling',
  );
});

it('visitor reads what cannot wait, and calls where it is an emergency', () => {
  renderProblem('rojeces', 'en');

  const soon = screen.getByRole('region', { name: 'When to see a doctor soon' });
  expect(within(soon).getByText(/trouble breathing/)).toHaveTextContent(/^Call 123 or go/);
  expect(within(soon).getByRole('link', { name: 'Call 123' })).toHaveAttribute('href', 'tel:123');
});

it('visitor asks for an assessment of the problem, from the page and from any button that names nothing', async () => {
  const { store, user } = renderProblem('unas');

  await user.click(screen.getByRole('button', { name: 'Solicitar valoración' }));

  expect(selectAssessment(store.getState())).toMatchObject({
    isOpen: true,
    serviceName: 'Uñas',
    category: 'Dermatología',
  });
});

it('visitor reads who reviewed the page and when, that this is a sample, and what it rests on', () => {
  renderProblem('lunares');

  const line = screen.getByText(/^Revisado el 15 de septiembre de 2026 por Mariana Restrepo/);
  expect(line).toHaveTextContent(/\(muestra\)$/);
  expect(screen.getByText(/Próxima revisión: 15 de septiembre de 2027/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'DermNet. Melanoma.', hidden: true })).toHaveAttribute(
    'href',
    'https://dermnetnz.org/topics/melanoma',
  );
});

it('search engines learn which condition it is and nothing of its outcome', () => {
  const { jsonLd } = page.meta({ content: problemIn('es', 'lunares'), params: {}, lang: 'es' });

  expect(jsonLd).toMatchObject([
    {
      '@type': 'MedicalWebPage',
      lastReviewed: '2026-09-15',
      reviewedBy: { name: 'Mariana Restrepo', url: '/equipo/mariana-restrepo' },
      citation: { length: 3 },
      about: { '@type': 'MedicalCondition', name: 'Lunares' },
    },
    { '@type': 'BreadcrumbList', itemListElement: { length: 2 } },
  ]);
});

describe.each(languages)('every problem in %s', (lang) => {
  const problems = problemDocuments(lang);

  it('promises nothing', () => {
    const promise =
      /garantiz|guarantee|100 ?%|para siempre|for ever\b|sin riesgo|risk-free|indolor|painless|definitiv|milagr|miracle|\bcura[mrn]?\b|\bcures?\b/i;

    expect(
      problems.filter((problem) => promise.test(JSON.stringify(problem))).map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('names treatments by what they are called on their own page', () => {
    const names = problems.flatMap(({ care }) => care.map(({ title, link }) => [link, title] as const));

    expect(names.length).toBeGreaterThan(problems.length);
    expect(new Map(names).get('/tratamientos/consulta')).toBe(
      lang === 'es' ? 'Consulta dermatológica' : 'Dermatology consultation',
    );
  });
});
