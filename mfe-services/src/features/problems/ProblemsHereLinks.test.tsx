import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { documents } from '#content/documents.ts';
import type { ProblemsHere } from '#content/problemTypes.ts';

import { ProblemsHereLinks } from './ProblemsHereLinks.tsx';

const renderOn = (path: string) =>
  renderWithProviders(
    <ProblemsHereLinks data={documents({ lang: 'es', settings: {} })['problems-here'] as ProblemsHere} />,
    { path },
  );

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
