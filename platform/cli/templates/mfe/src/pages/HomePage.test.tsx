import { renderWithProviders } from '@tesela/core/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { homeDocument } from '#content/homeDocument.ts';
import { source } from '#content/schema.ts';
import { paths } from '#paths.ts';

import { page } from './HomePage.tsx';

it.each(source.languages)('visitor reads what the page is about (%s)', (lang) => {
  const content = homeDocument(lang);

  renderWithProviders(<page.Component content={content} params={{}} />, { lang, path: paths.home });

  expect(screen.getByRole('heading', { level: 1, name: content.heading })).toBeVisible();
  expect(screen.getByText(content.lead)).toBeVisible();
});
