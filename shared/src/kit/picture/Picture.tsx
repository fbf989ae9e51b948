import { pictureUrl, type NamedPicture, type PictureAsset } from '@tesela/core/pictureAsset';

import styles from './Picture.module.css';

export type { NamedPicture };

type Props = {
  picture: NamedPicture;
  /** What the picture shows; an empty text marks decoration. */
  alt: string;
  /** Shape of the frame, width by height; the picture covers it. Default: its own. */
  ratio?: `${number} / ${number}`;
  /** How wide the layout shows it, as in the `sizes` of `img`: the browser picks the file by it. */
  sizes: string;
  /** True for the one picture that the visitor sees first; all others load when they come near. */
  priority?: boolean;
  className?: string;
};

const sourceSet = (name: string, asset: PictureAsset): string =>
  asset.widths.map((width) => `${pictureUrl(name, asset, `-${width}.avif`)} ${width}w`).join(', ');

/** Largest width of the one file for browsers without AVIF, which are too few for a list of their own in every page. */
const MOST_FALLBACK = 800;

/** Shows a picture that came with data, e.g. with a product. */
export function DataPicture({ picture, alt, ratio, sizes, priority = false, className = '' }: Props) {
  const { name, width, height, color, widths } = picture;
  const fallbackWidth = widths.findLast((each) => each <= MOST_FALLBACK) ?? widths[0];
  return (
    <picture
      className={`${styles.frame} ${className}`}
      style={{ aspectRatio: ratio ?? `${width} / ${height}`, backgroundColor: color }}
    >
      <source type="image/avif" srcSet={sourceSet(name, picture)} sizes={sizes} />
      <img
        src={pictureUrl(name, picture, `-${fallbackWidth}.webp`)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={styles.image}
      />
    </picture>
  );
}

/** A picture's largest file as a schema.org `ImageObject`, for search engines and for who shares its page. */
export function pictureJsonLd({ name, ...asset }: NamedPicture, caption: string) {
  const width = asset.widths.at(-1) ?? asset.width;
  return {
    '@type': 'ImageObject',
    url: pictureUrl(name, asset, `-${width}.webp`),
    width,
    height: Math.round((width * asset.height) / asset.width),
    caption,
  };
}

/** Files of a picture's loop, best first, for `Video`. */
export function loopSources(name: string, asset: PictureAsset): { src: string; type: `video/${string}` }[] {
  return [
    { src: pictureUrl(name, asset, '.webm'), type: 'video/webm' },
    { src: pictureUrl(name, asset, '.mp4'), type: 'video/mp4' },
  ];
}
