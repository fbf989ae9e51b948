import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Rating } from './Rating.tsx';

it('a rating is one picture, named in words', () => {
  render(<Rating value={4.5} label="4,5 de 5 estrellas" />);

  expect(screen.getByRole('img', { name: '4,5 de 5 estrellas' })).toBeInTheDocument();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

it('a star is filled as far as the rating goes', () => {
  const { container } = render(<Rating value={3.5} label="3,5 de 5" />);

  const clips = [...container.querySelectorAll<SVGElement>('[style]')].map(({ style }) => style.clipPath);
  expect(clips.map((clip) => clip.split(' ')[1])).toEqual(['0%', '0%', '0%', '50%', '100%']);
});
