import { languages, localizePath, type Lang } from '@clinic/shared/languages';
import { renderWithProviders, selectAssessment } from '@clinic/shared/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { treatmentDocuments } from '#content/treatmentDocuments.ts';
import { paths } from '#paths.ts';

import { page } from './TreatmentPage.tsx';

function treatmentIn(lang: Lang, slug: string) {
  const found = treatmentDocuments(lang).find(({ id }) => id === slug);
  if (!found) throw new Error(`There is no treatment "${slug}".`);
  return found;
}

const renderTreatment = (slug: string, lang: Lang = 'es') =>
  renderWithProviders(<page.Component content={treatmentIn(lang, slug)} params={{ slug }} />, {
    lang,
    path: paths.treatment(slug),
  });

const all = languages.flatMap((lang) =>
  treatmentDocuments(lang).map(({ id, title }) => ({ lang, id, title })),
);

it.each(all)('visitor reads all of "$title" and asks for it ($lang)', async ({ lang, id, title }) => {
  const treatment = treatmentIn(lang, id);
  const { store, user } = renderTreatment(id, lang);

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const told of [...Object.values(treatment.expect), treatment.feels, treatment.includes])
    expect(screen.getByText(told)).toBeVisible();
  const [first] = screen.getAllByRole('button', { name: new RegExp(`^${treatment.words.ask}`) });
  if (first) await user.click(first);

  expect(selectAssessment(store.getState())).toMatchObject({
    isOpen: true,
    serviceName: title,
    category: treatment.area.category,
  });
});

it('visitor reads the price at the head of the page, and whether the valuation is charged', () => {
  renderTreatment('toxina-botulinica');

  const header = within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body);
  expect(header.getByText('$650.000 – $1.400.000')).toBeVisible();
  expect(header.getByText(/^Valoración: \$160\.000, descontables/)).toBeVisible();
});

it('visitor compares a treatment with others, and goes to one of them', () => {
  renderTreatment('acido-hialuronico', 'en');

  const table = within(screen.getByRole('table'));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toHaveLength(5);
  expect(rows[1]).toMatch(/^Hyaluronic acid fillersThis page/);
  expect(table.getByRole('link', { name: 'Radiesse' })).toHaveAttribute('href', '/en/tratamientos/radiesse');
});

it('visitor goes from a treatment to what it is considered for, and back to its area', () => {
  renderTreatment('microneedling');

  expect(screen.getByRole('link', { name: 'Manchas y melasma' })).toHaveAttribute(
    'href',
    '/problemas/manchas',
  );
  expect(screen.getByRole('link', { name: 'Dermatología estética' })).toHaveAttribute(
    'href',
    '/dermatologia/estetica',
  );
});

it.each(languages)(
  'search engines learn what is done, what comes before and after, and by whom (%s)',
  (lang) => {
    const content = treatmentIn(lang, 'microneedling');

    const [described] = page.meta({ content, params: {}, lang }).jsonLd ?? [];

    expect(described).toMatchObject({
      '@type': 'MedicalWebPage',
      inLanguage: lang,
      mainEntity: {
        '@type': ['MedicalProcedure', 'Service'],
        name: content.title,
        url: localizePath('/tratamientos/microneedling', lang),
        preparation: content.expect.preparation,
        followup: content.expect.aftercare,
        provider: { '@id': '/#clinic' },
      },
    });
  },
);
