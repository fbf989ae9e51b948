import path from 'node:path';

import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { findGalleries } from './findGalleries.ts';
import { Gallery } from './Gallery.tsx';
import { listGroups } from './groups.ts';
import { readDocuments } from './readDocuments.ts';

const root = path.resolve(import.meta.dirname, '../../..');
await Promise.all(findGalleries(root).map((file) => import(file)));

const documents = await readDocuments(root);
const galleries = { es: listGroups('es', documents), en: listGroups('en', documents) };
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
      <Gallery groups={galleries[lang]} lang={lang} only={name} state={state} />,
      { lang },
    );

    expect(container).not.toBeEmptyDOMElement();
    expect(complain).not.toHaveBeenCalled();
  });
});

it('a reviewer sees all pieces, or the one that they chose and nothing else', () => {
  const { unmount } = renderWithProviders(<Gallery groups={groups} lang="es" />);
  expect(screen.getByRole('heading', { name: 'Badge' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Badge' })).toHaveAttribute('href', '?lang=es&only=Badge');
  unmount();

  renderWithProviders(<Gallery groups={groups} lang="es" only="Badge" />);
  expect(screen.getByText('Hidratación')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('what covers the page has a page for each state', () => {
  renderWithProviders(<Gallery groups={groups} lang="en" />, { lang: 'en' });

  expect(screen.getByRole('link', { name: 'Cart: empty' })).toHaveAttribute(
    'href',
    '?lang=en&only=Cart&state=empty',
  );
});
