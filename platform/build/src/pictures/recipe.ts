import sharp from 'sharp';

/** How the pictures of a folder are made. */
type Recipe = {
  /** Widths in px at which pages show them. */
  widths: readonly number[];
  /** The heaviest that a width may be as AVIF, in bytes. */
  limit?: Readonly<Record<number, number>>;
};

const wide: Recipe = { widths: [320, 480, 640, 960] };
const narrow: Recipe = { widths: [320, 480, 640] };

/** By the folder below `pictures/`. */
export const recipes: Readonly<Record<string, Recipe>> = {
  products: { ...narrow, limit: { 480: 12_000 } },
  textures: { widths: [320, 640], limit: { 640: 30_000 } },
  hero: {
    widths: [640, 960, 1200, 1440],
    limit: { 640: 9000, 960: 14_000, 1200: 24_000, 1440: 90_000 },
  },
  services: wide,
  problems: wide,
  spa: wide,
  technology: wide,
  results: narrow,
  timeline: narrow,
  blog: wide,
  team: narrow,
  categories: narrow,
};

/** Recipe of the pictures in a folder below `pictures/`; any folder has one. */
export const recipeOf = (folder: string): Recipe => recipes[folder] ?? wide;

export const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];

/** Versions of the tools that decide the bytes of a picture. */
export const toolVersion = `${sharp.versions.sharp} ${sharp.versions.vips ?? ''}`;

const open = (file: string | Buffer) => sharp(file).autoOrient();

/** Displayed size of a picture, in px. @throws Error when the file is no picture */
export async function sizeOf(file: string | Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(file).metadata();
  return autoOrient;
}

/** Widths of a recipe for which a picture is large enough, or nearly so. */
export const fittingWidths = (recipe: Recipe, width: number): number[] =>
  recipe.widths.filter((each) => each <= width * 1.12);

/** Encodes a picture at a width within the weight of the recipe, without the camera's metadata such as the place. */
export async function encodePicture(
  file: string | Buffer,
  width: number,
  format: Format,
  { limit = {} }: Recipe,
): Promise<Buffer> {
  const most = (limit[width] ?? Infinity) * (format === 'avif' ? 1 : 1.6);
  for (let quality = format === 'avif' ? 64 : 82; ; quality -= 6) {
    const picture = open(file).resize({ width, kernel: 'lanczos3' });
    const bytes = await (
      format === 'avif'
        ? picture.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' })
        : picture.webp({ quality, effort: 5 })
    ).toBuffer();
    if (bytes.length <= most || quality < 30) return bytes;
  }
}

/** The colour that holds a picture's place while it loads, e.g. `#d8c8b8`. */
export async function dominantColor(file: string | Buffer): Promise<string> {
  const pixel = await open(file)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
