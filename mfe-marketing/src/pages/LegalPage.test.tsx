import { renderWithProviders } from '@clinic/shared/testing';
import type { Lang } from '@tesela/core/lang';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { legalDocuments } from '#content/documents/pages.ts';

import { page } from './LegalPage.tsx';

function read(id: string, lang: Lang) {
  const text = legalDocuments(lang).find((each) => each.id === id);
  if (!text) throw new Error(`There is no "${id}".`);
  return text;
}

it('visitor reads which version of the privacy policy applies and since when', () => {
  const privacy = read('privacidad', 'es');
  renderWithProviders(<page.Component content={privacy} params={{}} />);

  expect(screen.getByText('Versión 1.0')).toBeVisible();
  expect(screen.getByText('1 de noviembre de 2026')).toHaveAttribute('datetime', '2026-11-01');
  expect(screen.getByText(privacy.sampleNote)).toBeVisible();
});

it('visitor jumps to any section of the terms', () => {
  renderWithProviders(<page.Component content={read('terminos', 'en')} params={{}} />, { lang: 'en' });

  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));

  expect(contents.getByRole('link', { name: 'Right of withdrawal' })).toHaveAttribute(
    'href',
    '/en/terminos#retracto',
  );
  expect(document.getElementById('retracto')).toHaveTextContent('Right of withdrawal');
});
