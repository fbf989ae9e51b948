import { renderWithProviders } from '@clinic/shared/testing';
import type { Lang } from '@tesela/core/lang';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { doctorDocuments } from '#content/documents/team.ts';

import { page } from './DoctorPage.tsx';

const params = { slug: 'laura-echeverri' };

function read(lang: Lang) {
  const profile = doctorDocuments(lang).find(({ doctor }) => doctor.id === params.slug);
  if (!profile) throw new Error('The tests read the profile of Laura Echeverri.');
  return profile;
}

const [content, english] = [read('es'), read('en')];

it('visitor reads who the doctor is and what she is trained in', () => {
  renderWithProviders(<page.Component content={content} params={params} />);

  expect(screen.getByRole('heading', { level: 1, name: 'Dra. Laura Echeverri' })).toBeVisible();
  expect(screen.getByText('Español · Inglés · Portugués')).toBeVisible();
  expect(screen.getByText('RETHUS 00000000 (muestra)')).toBeVisible();
  expect(screen.getByText('Especialización en Dermatología')).toBeVisible();
  expect(screen.getByText(content.sampleNote)).toBeVisible();
});

it('visitor books with the doctor: the form names her, and leaves the treatment open', async () => {
  const { store, user } = renderWithProviders(<page.Component content={content} params={params} />);

  await user.click(screen.getByRole('button', { name: 'Agendar cita' }));

  expect(store.getState().assessment).toEqual({
    isOpen: true,
    serviceName: '',
    category: '',
    doctor: 'Dra. Laura Echeverri',
  });
});

it('visitor goes from an area of interest to its service, to what she reviewed, and back to the team', () => {
  renderWithProviders(<page.Component content={english} params={params} />, { lang: 'en' });

  expect(screen.getByRole('link', { name: 'Laser' })).toHaveAttribute('href', '/en/spa/laser');
  for (const { to, title } of english.reviewed) {
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/en${to}`);
  }
  expect(screen.getByRole('link', { name: 'Back to the team' })).toHaveAttribute('href', '/en/equipo');
});

it('search engines learn that the doctor works for the clinic', () => {
  const { title, jsonLd } = page.meta({ content: english, params, lang: 'en' });

  expect(title).toBe('Dr. Laura Echeverri');
  expect(jsonLd).toContainEqual(
    expect.objectContaining({
      '@type': 'Person',
      name: 'Dr. Laura Echeverri',
      url: '/en/equipo/laura-echeverri',
      worksFor: { '@type': 'MedicalClinic', '@id': '/#clinic' },
    }),
  );
});
