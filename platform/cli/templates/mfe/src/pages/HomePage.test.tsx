import { renderWithProviders } from '@clinic/shared/testing';
import { languages } from '@tesela/core/lang';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { homeDocument } from '#content/homeDocument.ts';
import { paths } from '#paths.ts';

import { page } from './HomePage.tsx';

it.each(languages)('visitor reads what the page is about (%s)', (lang) => {
  const content = homeDocument(lang);

  renderWithProviders(<page.Component content={content} params={{}} />, { lang, path: paths.home });

  expect(screen.getByRole('heading', { level: 1, name: content.heading })).toBeVisible();
  expect(screen.getByText(content.lead)).toBeVisible();
});
