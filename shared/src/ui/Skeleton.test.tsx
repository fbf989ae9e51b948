import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Skeleton, SkeletonArea } from './Skeleton.tsx';

it('screen readers hear once what is loading, and nothing of the outlines', () => {
  render(
    <SkeletonArea label="Cargando productos">
      <Skeleton shape="block" ratio="4 / 5" />
      <Skeleton shape="text" lines={2} />
    </SkeletonArea>,
  );

  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(/^Cargando productos$/);
  expect(status).toHaveAttribute('aria-busy', 'true');
});
