import type { PictureAsset } from '../../contract/pictureAsset.ts';
import styles from './Picture.module.css';

/** A picture that comes with data instead of being named in code. */
export type NamedPicture = PictureAsset & { name: string };

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

const urlOf = (name: string, { version }: PictureAsset, ending: string): string =>
  `/pictures/${name}.${version}${ending}`;

const sourceSet = (name: string, asset: PictureAsset, format: 'avif' | 'webp'): string =>
  asset.widths.map((width) => `${urlOf(name, asset, `-${width}.${format}`)} ${width}w`).join(', ');

/** Shows a picture that came with data, e.g. with a product. */
export function DataPicture({ picture, alt, ratio, sizes, priority = false, className = '' }: Props) {
  const { name, width, height, color, widths } = picture;
  return (
    <span
      className={`${styles.frame} ${className}`}
      style={{ aspectRatio: ratio ?? `${width} / ${height}`, backgroundColor: color }}
    >
      <picture className={styles.picture}>
        <source type="image/avif" srcSet={sourceSet(name, picture, 'avif')} sizes={sizes} />
        <img
          src={urlOf(name, picture, `-${widths[0]}.webp`)}
          srcSet={sourceSet(name, picture, 'webp')}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          className={styles.image}
        />
      </picture>
    </span>
  );
}

/** URL of a picture's smallest file, for places that keep one address, e.g. a cart. */
export const thumbnailOf = ({ name, ...asset }: NamedPicture): string =>
  urlOf(name, asset, `-${asset.widths[0]}.webp`);

/** A picture's largest file as a schema.org `ImageObject`, for search engines and for who shares its page. */
export function pictureJsonLd({ name, ...asset }: NamedPicture, caption: string) {
  const width = asset.widths.at(-1) ?? asset.width;
  return {
    '@type': 'ImageObject',
    url: urlOf(name, asset, `-${width}.webp`),
    width,
    height: Math.round((width * asset.height) / asset.width),
    caption,
  };
}

/** Files of a picture's loop, best first, for `Video`. */
export function loopSources(name: string, asset: PictureAsset): { src: string; type: `video/${string}` }[] {
  return [
    { src: urlOf(name, asset, '.webm'), type: 'video/webm' },
    { src: urlOf(name, asset, '.mp4'), type: 'video/mp4' },
  ];
}
