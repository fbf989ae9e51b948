import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { problemsHere } from '#content/problemDocuments.ts';

import { ProblemsHereLinks } from './ProblemsHereLinks.tsx';

const renderOn = (path: string) =>
  renderWithProviders(<ProblemsHereLinks content={problemsHere('es')} />, { path });

it.each([
  ['/blog/melasma', 'Manchas y melasma', '/problemas/manchas'],
  ['/spa/laser', 'Vello', '/problemas/vello'],
])('visitor of %s goes on to «%s»', (path, problem, target) => {
  renderOn(path);

  expect(screen.getByRole('link', { name: problem })).toHaveAttribute('href', target);
});

it('a page that no problem names shows nothing', () => {
  const { container } = renderOn('/spa/corporal');

  expect(container).toHaveTextContent('');
  expect(screen.queryByRole('navigation')).toBeNull();
});
