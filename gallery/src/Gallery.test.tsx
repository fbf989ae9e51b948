import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { findGalleries } from './findGalleries.ts';
import { BarePiece, Gallery } from './Gallery.tsx';
import { listGroups } from './groups.ts';
import { pieceUrl } from './pieces.ts';
import { readChoice } from './readChoice.ts';

const root = path.resolve(import.meta.dirname, '../..');
await Promise.all(findGalleries(root).map((file) => import(file)));

const galleries = { es: listGroups('es'), en: listGroups('en') };
const groups = galleries.es;

beforeEach(() => {
  // What the shell's bar asks of a browser and jsdom lacks.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView ??= () => {};
});

it('every package of the site shows pieces, each under a name of its own', () => {
  const shown = groups.map(({ name }) => name);
  expect(shown[0]).toBe('kit');
  expect(shown).toEqual(
    expect.arrayContaining([
      'mfe-assistant',
      'mfe-marketing',
      'mfe-services',
      'mfe-shop',
      'mfe-spa',
      'shell',
    ]),
  );
  const names = groups.flatMap(({ pieces }) => pieces.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

describe.each(['es', 'en'] as const)('in %s', (lang) => {
  const states = galleries[lang].flatMap(({ name, pieces }) =>
    pieces.flatMap((piece) => Object.keys(piece.states).map((state) => [name, piece.name, state] as const)),
  );

  it.each(states)('a reviewer sees of %s: %s, %s', (_package, name, state) => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});

    const { container } = renderWithProviders(
      <BarePiece name={name} state={state} groups={galleries[lang]} />,
      { lang },
    );

    expect(container).not.toBeEmptyDOMElement();
    expect(complain).not.toHaveBeenCalled();
  });
});

it('a reviewer sees all pieces of a package, or the one that they chose', () => {
  const { unmount } = renderWithProviders(<Gallery choice={readChoice('')} groups={groups} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Badge' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Rating' })).toBeVisible();
  unmount();

  renderWithProviders(<Gallery choice={readChoice('?only=Badge')} groups={groups} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Badge' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Rating' })).toBeNull();
});

it('a reviewer who takes another package sees its pieces, whatever piece was chosen before', async () => {
  const { user } = renderWithProviders(<Gallery choice={readChoice('?only=Badge')} groups={groups} />);
  const asked = vi.fn();
  screen.getByRole('form', { name: 'Controls' }).addEventListener('submit', (event) => {
    event.preventDefault();
    asked(Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement)));
  });

  await user.selectOptions(screen.getByLabelText('Package'), 'mfe-shop');

  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ group: 'mfe-shop', only: '' }));
});

it('a width is a window of its own, in the chosen language', () => {
  renderWithProviders(<Gallery choice={readChoice('?only=Badge&width=390&lang=en')} groups={groups} />, {
    lang: 'en',
  });

  const frame = screen.getByTitle('Badge');
  expect(frame).toHaveStyle({ inlineSize: '390px' });
  expect(frame).toHaveAttribute('src', '?bare=Badge&lang=en&mock=success');
});

it('what covers the page has a window for each state', () => {
  renderWithProviders(<Gallery choice={readChoice('?only=Cart')} groups={groups} />);

  expect(screen.getByTitle('Cart: empty')).toHaveAttribute('src', '?bare=Cart&of=empty&lang=es&mock=success');
  expect(screen.getByTitle('Cart: full')).toBeVisible();
});

it.each([
  ['nothing chosen', '', null],
  ['a page in English', '?piece=/tienda&lang=en', 'http://localhost:3000/en/tienda'],
  ['a state alone', '?state=cart-damaged', 'http://localhost:3000/tienda?state=cart-damaged'],
  ['a page in a state', '?piece=/faq&state=offline', 'http://localhost:3000/faq?state=offline'],
])('%s: the page of the site that is framed', (_what, search, url) => {
  expect(pieceUrl(readChoice(search))).toBe(url);
});
