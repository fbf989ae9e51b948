import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { DataPicture, loopSources } from './Picture.tsx';

const picture = {
  name: 'hero/consulta',
  width: 1440,
  height: 900,
  color: '#d8c8b8',
  widths: [640, 1440],
  version: 'abc',
};

describe('a picture', () => {
  it('offers AVIF in its widths and one WebP, and keeps its room before it loads', () => {
    const { container } = render(<DataPicture picture={picture} alt="Consultorio" sizes="50vw" />);

    const image = screen.getByRole('img', { name: 'Consultorio' });
    expect(image).toHaveAttribute('width', '1440');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('src', '/pictures/hero/consulta.abc-640.webp');
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      '/pictures/hero/consulta.abc-640.avif 640w, /pictures/hero/consulta.abc-1440.avif 1440w',
    );
    expect(container.firstChild).toHaveStyle({ aspectRatio: '1440 / 900', backgroundColor: '#d8c8b8' });
  });

  it('that the visitor sees first is fetched at once', () => {
    render(<DataPicture picture={picture} alt="Consultorio" sizes="50vw" priority />);

    const image = screen.getByRole('img', { name: 'Consultorio' });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });
});

it('a loop names its files, the smaller format first', () => {
  expect(loopSources('spa/a', { ...picture, loop: true })).toEqual([
    { src: '/pictures/spa/a.abc.webm', type: 'video/webm' },
    { src: '/pictures/spa/a.abc.mp4', type: 'video/mp4' },
  ]);
});
