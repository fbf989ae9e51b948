import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Rating } from './Rating.tsx';

it('a rating is one picture, named in words', () => {
  render(<Rating value={4} label="4 de 5 estrellas" />);

  expect(screen.getByRole('img', { name: '4 de 5 estrellas' })).toBeInTheDocument();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});
