import { languages } from '@clinic/shared/lang';
import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { content as en } from '#content/en/home.ts';
import { content as es } from '#content/es/home.ts';
import { paths } from '#paths.ts';

import { page } from './HomePage.tsx';

const words = { es, en };

it.each(languages)('visitor reads what the page is about (%s)', (lang) => {
  const content = words[lang];

  renderWithProviders(<page.Component content={content} params={{}} />, { lang, path: paths.home });

  expect(screen.getByRole('heading', { level: 1, name: content.heading })).toBeVisible();
  expect(screen.getByText(content.lead)).toBeVisible();
});
