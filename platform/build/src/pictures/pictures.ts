import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { photoFiles, withoutEnding } from '@tesela/content/pictureNames';
import type { PictureAsset } from '@tesela/core/pictureAsset';

/** A photo that somebody put into a package's `pictures/`. */
type Original = {
  /** What content calls it: `team/ana-mejia`. */
  name: string;
  /** Absolute path. */
  file: string;
};

/** A picture that pages cannot show. The message says what to do. */
export class PictureError extends Error {}

/** @throws PictureError when pages cannot show a picture of this name */
function assertName(dir: string, file: string): void {
  const name = withoutEnding(file);
  const label = `${path.basename(dir)}/pictures/${file}`;
  if (!/^[a-z\d-]+\/[a-z\d-]+$/.test(name)) {
    throw new PictureError(
      `${label}: a picture's name has only small letters without accents, digits and "-": ana-mejia.jpg.`,
    );
  }
  const other = photoFiles(dir).find((each) => each !== file && withoutEnding(each) === name);
  if (other) throw new PictureError(`${label}: there is ${path.basename(other)} as well. Keep one of them.`);
}

/** Photos in a package's `pictures/`. @throws PictureError that names a file that cannot be shown */
export const listOriginals = (dir: string): Original[] =>
  photoFiles(dir).map((file) => {
    assertName(dir, file);
    return { name: withoutEnding(file), file: path.join(dir, 'pictures', file) };
  });

/** Folder of the pictures made of a package's photos. A picture is made again only for another photo or recipe. */
export const cacheOf = (dir: string): string => path.join(dir, 'node_modules/.cache/pictures');

/** Size of a photo and the widths that can be made of it, in px. @throws PictureError that says what to do */
async function measure(dir: string, { name, file }: Original) {
  const { fittingWidths, recipeOf, sizeOf } = await import('./recipe.ts');
  const [folder = ''] = name.split('/');
  const recipe = recipeOf(folder);
  const label = path.relative(path.dirname(dir), file);
  const { width, height } = await sizeOf(file).catch((cause: unknown) => {
    throw new PictureError(`${label} is not a JPEG or PNG that can be read. Export it again.`, { cause });
  });
  const widths = fittingWidths(recipe, width);
  if (widths.length > 0) return { width, height, widths };
  throw new PictureError(
    `${label} is ${width} px wide; a picture of ${folder}/ has at least ${recipe.widths[0]}, better ${recipe.widths.at(-1)}.`,
  );
}

/** Lists the mistakes in the photos of a package without making pictures. */
export async function pictureMistakes(dir: string): Promise<string[]> {
  const found = photoFiles(dir).map(async (file) => {
    try {
      assertName(dir, file);
      await measure(dir, { name: withoutEnding(file), file: path.join(dir, 'pictures', file) });
      return [];
    } catch (error) {
      if (error instanceof PictureError) return [error.message];
      throw error;
    }
  });
  return (await Promise.all(found)).flat();
}

/** The pictures made of a photo: their description for the code, and their files below `pictures/`. */
type MadePicture = { name: string; asset: PictureAsset; files: string[] };

async function make(dir: string, { name, file }: Original): Promise<MadePicture> {
  // Costs a twentieth of a second, which a package without photos need not spend.
  const { dominantColor, encodePicture, formats, recipeOf, toolVersion } = await import('./recipe.ts');
  const [folder = ''] = name.split('/');
  const recipe = recipeOf(folder);
  const content = await readFile(file);
  const version = createHash('sha256')
    .update(content)
    .update(JSON.stringify([toolVersion, recipe]))
    .digest('hex')
    .slice(0, 8);
  const target = path.join(cacheOf(dir), name);
  const description = `${target}.${version}.json`;
  if (existsSync(description)) {
    // Written by the lines below, after all files.
    return JSON.parse(await readFile(description, 'utf8')) as MadePicture;
  }
  const { width, height, widths } = await measure(dir, { name, file });
  await mkdir(path.dirname(target), { recursive: true });
  const files = await Promise.all(
    widths.flatMap((each) =>
      formats.map(async (format) => {
        const made = `${name}.${version}-${each}.${format}`;
        await writeFile(path.join(cacheOf(dir), made), await encodePicture(content, each, format, recipe));
        return made;
      }),
    ),
  );
  const asset = { width, height, color: await dominantColor(content), widths, version };
  const picture: MadePicture = { name, asset, files };
  await writeFile(description, JSON.stringify(picture));
  return picture;
}

/** Pending work by folder, because both builds of a package ask at the same time. */
const underWay = new Map<string, Promise<MadePicture[]>>();

/**
 * Makes what pages load of the photos in a package's `pictures/`: AVIF and WebP in the widths of their folder.
 * @throws PictureError that names a file and says what to do
 */
export function makePictures(dir: string): Promise<MadePicture[]> {
  const making = underWay.get(dir) ?? makeAll(dir).finally(() => underWay.delete(dir));
  underWay.set(dir, making);
  return making;
}

/** Rejects only after all pictures have been tried. */
async function makeAll(dir: string): Promise<MadePicture[]> {
  const made = await Promise.allSettled(listOriginals(dir).map((original) => make(dir, original)));
  return made.map((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
}

/**
 * A package's pictures by their names, as pages get them: a photo takes the place of a picture of the same name.
 * @param made those of art/
 */
export async function listPictures<Name extends string>(
  dir: string,
  made: Readonly<Record<Name, PictureAsset>>,
): Promise<Readonly<Record<Name, PictureAsset & { name: string }>>> {
  const photos = await makePictures(dir);
  const assets = { ...made, ...Object.fromEntries(photos.map(({ name, asset }) => [name, asset])) };
  const named = Object.entries<PictureAsset>(assets).map(([name, asset]) => [name, { name, ...asset }]);
  // The names are those of `made`, and of photos that take their places.
  return Object.fromEntries(named) as Record<Name, PictureAsset & { name: string }>;
}
