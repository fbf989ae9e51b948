import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { teamDocument } from '#content/documents/team.ts';

import { page } from './TeamPage.tsx';

const content = teamDocument('es');

it('visitor chooses among the doctors, each with a profile', () => {
  renderWithProviders(<page.Component content={content} params={{}} />);

  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  expect(targets).toEqual(content.doctors.map(({ id }) => `/equipo/${id}`));
  expect(screen.getByRole('link', { name: 'Dra. Laura Echeverri' })).toBeVisible();
});

it('visitor reads in each card which articles the doctor reviewed', () => {
  renderWithProviders(<page.Component content={content} params={{}} />);

  for (const { reviewed } of content.doctors) {
    expect(reviewed).not.toEqual([]);
    for (const title of reviewed) expect(screen.getByText(new RegExp(`^Revisó .*${title}`))).toBeVisible();
  }
});

it('visitor is told that the profiles are samples', () => {
  renderWithProviders(<page.Component content={content} params={{}} />);

  expect(screen.getByText(content.sampleNote)).toBeVisible();
});
