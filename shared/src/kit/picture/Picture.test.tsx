import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { PictureAsset } from '../../contract/pictureAsset.ts';
import { createPicture, loopSources } from './Picture.tsx';

const pictures = {
  'hero/consulta': { width: 1440, height: 900, color: '#d8c8b8', widths: [640, 1440], version: 'abc' },
} satisfies Record<string, PictureAsset>;

const Picture = createPicture(pictures);

describe('a picture', () => {
  it('offers AVIF and WebP in its widths, and keeps its room before it loads', () => {
    const { container } = render(<Picture name="hero/consulta" alt="Consultorio" sizes="50vw" />);

    const image = screen.getByRole('img', { name: 'Consultorio' });
    expect(image).toHaveAttribute('width', '1440');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute(
      'srcset',
      '/pictures/hero/consulta.abc-640.webp 640w, /pictures/hero/consulta.abc-1440.webp 1440w',
    );
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      '/pictures/hero/consulta.abc-640.avif 640w, /pictures/hero/consulta.abc-1440.avif 1440w',
    );
    expect(container.firstChild).toHaveStyle({ aspectRatio: '1440 / 900', backgroundColor: '#d8c8b8' });
  });

  it('that the visitor sees first is fetched at once', () => {
    render(<Picture name="hero/consulta" alt="Consultorio" sizes="50vw" priority />);

    const image = screen.getByRole('img', { name: 'Consultorio' });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('of an unknown name does not compile, and names itself when it slips through', () => {
    // @ts-expect-error -- no such picture
    const missing = <Picture name="hero/nada" alt="" sizes="50vw" />;

    expect(() => render(missing)).toThrow('There is no picture "hero/nada"');
  });
});

it('a loop names its files, the smaller format first', () => {
  expect(loopSources('spa/a', { ...pictures['hero/consulta'], loop: true })).toEqual([
    { src: '/pictures/spa/a.abc.webm', type: 'video/webm' },
    { src: '/pictures/spa/a.abc.mp4', type: 'video/mp4' },
  ]);
});
