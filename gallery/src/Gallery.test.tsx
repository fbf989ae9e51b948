import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { foundations } from './foundations.tsx';
import { BareSample, Gallery } from './Gallery.tsx';
import { pieceUrl } from './pieces.ts';
import { readChoice } from './readChoice.ts';
import { samples } from './samples.tsx';

const names = [...foundations, ...samples].map(({ name }) => name);

describe.each(['es', 'en'] as const)('in %s', (lang) => {
  it.each([...foundations, ...samples])('a reviewer sees every state of $name', ({ name, states }) => {
    renderWithProviders(<BareSample name={name} />, { lang });

    for (const state of Object.keys(states)) expect(screen.getByText(state)).toBeVisible();
    expect(screen.getByRole('main').children).toHaveLength(Object.keys(states).length);
  });
});

it('a reviewer sees all components, or the one that they chose', () => {
  const { unmount } = renderWithProviders(<Gallery choice={readChoice('')} />);
  expect(screen.getAllByRole('region').length).toBeGreaterThanOrEqual(names.length);
  unmount();

  renderWithProviders(<Gallery choice={readChoice('?only=Badge')} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Badge' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Stepper' })).toBeNull();
});

it('a width is a window of its own, in the chosen language', () => {
  renderWithProviders(<Gallery choice={readChoice('?only=Badge&width=390&lang=en')} />, { lang: 'en' });

  const frame = screen.getByTitle('Badge');
  expect(frame).toHaveStyle({ inlineSize: '390px' });
  expect(frame).toHaveAttribute('src', '?bare=Badge&lang=en');
});

it.each([
  ['nothing chosen', '', null],
  ['a page in English', '?piece=/tienda&lang=en', 'http://localhost:3000/en/tienda'],
  ['a state alone', '?state=cart-damaged', 'http://localhost:3000/tienda?state=cart-damaged'],
  ['a page in a state', '?piece=/faq&state=offline', 'http://localhost:3000/faq?state=offline'],
])('%s: the page of the site that is framed', (_what, search, url) => {
  expect(pieceUrl(readChoice(search))).toBe(url);
});
