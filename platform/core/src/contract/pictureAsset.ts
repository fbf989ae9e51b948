/** An entry of `src/pictures.gen.ts`. */
export type PictureAsset = {
  /** Size of the original in px, for the aspect ratio. */
  width: number;
  height: number;
  /** Dominant colour, shown while the file loads. */
  color: string;
  /** Widths in px that exist as AVIF and WebP. */
  widths: readonly number[];
  /** Hash of the files. It is part of their names, so that they can be cached for ever. */
  version: string;
  /** A looping video of the same name exists as WebM and MP4. */
  loop?: true;
  /** A picture of what is in the pack exists under the same name: `textureOf`. */
  texture?: true;
};

/** A picture that comes with data instead of being named in code. */
export type NamedPicture = PictureAsset & { name: string };

/** @param ending of the file's name, e.g. `-480.avif` */
export const pictureUrl = (name: string, { version }: PictureAsset, ending: string): string =>
  `/pictures/${name}.${version}${ending}`;

/** The picture of what is in a pack; `undefined` if there is none. */
export const textureOf = ({ name, texture, version, color }: NamedPicture): NamedPicture | undefined =>
  texture && { name, width: 960, height: 1200, widths: [320, 640], color, version: `${version}-texture` };

/** URL of a picture's smallest file, for places that keep one address, e.g. a cart or a search. */
export const thumbnailOf = ({ name, ...asset }: NamedPicture): string =>
  pictureUrl(name, asset, `-${asset.widths[0]}.webp`);
