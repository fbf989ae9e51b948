/** A picture as `src/pictures.gen.ts` lists it. */
export type PictureAsset = {
  /** Size of the master in px; gives the ratio. */
  width: number;
  height: number;
  /** Dominant colour, shown while the file is on its way. */
  color: string;
  /** Widths in px that exist as AVIF and WebP. */
  widths: readonly number[];
  /** Hash of the files: it is part of their names, so that they can be kept for ever. */
  version: string;
  /** A looping video of the same name exists as WebM and MP4. */
  loop?: true;
};
