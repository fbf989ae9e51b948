import { renderWithProviders } from '@clinic/shared/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { content as termsEn } from '#content/en/terms.ts';
import { content as privacyEs } from '#content/es/privacy.ts';

import { page as privacy } from './PrivacyPage.tsx';
import { page as terms } from './TermsPage.tsx';

it('visitor reads which version of the privacy policy applies and since when', () => {
  renderWithProviders(<privacy.Component content={privacyEs} params={{}} />);

  expect(screen.getByText('Versión 1.0')).toBeVisible();
  expect(screen.getByText('1 de noviembre de 2026')).toHaveAttribute('datetime', '2026-11-01');
  expect(screen.getByText(privacyEs.sampleNote)).toBeVisible();
});

it('visitor jumps to any section of the terms', () => {
  renderWithProviders(<terms.Component content={termsEn} params={{}} />, { lang: 'en' });

  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));

  expect(contents.getByRole('link', { name: 'Right of withdrawal' })).toHaveAttribute(
    'href',
    '/en/terminos#retracto',
  );
  expect(document.getElementById('retracto')).toHaveTextContent('Right of withdrawal');
});
