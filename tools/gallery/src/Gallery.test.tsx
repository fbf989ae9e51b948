import path from 'node:path';

import { listGallery } from '@clinic/shared/gallery';
import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Gallery } from './Gallery.tsx';
import { kit } from './kit.tsx';
import { readDocuments } from './readDocuments.ts';

const root = path.resolve(import.meta.dirname, '../../..');
for (const folder of ['mfe-assistant', 'mfe-shop', 'shell'])
  await import(path.join(root, folder, 'src/gallery.tsx'));
const documents = await readDocuments(root);

// The chat observes the size of its log, and jsdom has no sizes.
beforeEach(
  () =>
    void vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    ),
);

describe.each(['es', 'en'] as const)('in %s', (lang) => {
  const groups = [
    { name: 'kit', pieces: kit },
    ...[...listGallery()].map(([name, pieces]) => ({
      name,
      pieces: pieces(lang, documents[name]?.[lang] ?? {}),
    })),
  ];

  it('a reviewer sees each state on one page, and a link to what covers it', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});

    renderWithProviders(<Gallery groups={groups} lang={lang} />, { lang });

    expect(screen.getByText('Hidratación')).toBeVisible();
    expect(screen.getByRole('link', { name: 'empty' })).toHaveAttribute(
      'href',
      `?lang=${lang}&only=Cart%3A+empty`,
    );
    expect(complain).not.toHaveBeenCalled();
  });

  const alone = groups.flatMap(({ pieces }) =>
    pieces
      .filter(({ isAlone }) => isAlone)
      .flatMap(({ name, states }) => Object.keys(states).map((state) => `${name}: ${state}`)),
  );

  it.each(alone)('a reviewer sees %s on a page of its own', (only) => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});

    const { container } = renderWithProviders(<Gallery groups={groups} lang={lang} only={only} />, { lang });

    expect(screen.queryByRole('heading', { name: 'Gallery' })).toBeNull();
    expect(container).not.toBeEmptyDOMElement();
    expect(complain).not.toHaveBeenCalled();
  });
});
