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
};
