import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

const endings = /\.(?:jpe?g|png)$/i;
/** `team/ana-mejia.jpg`, and the editor's `/team/ana-mejia.jpg`, is the picture `team/ana-mejia`. */
export const withoutEnding = (file: string): string => file.replace(/^\//, '').replace(endings, '');

/** Files that tools/art/publish.mjs put there: `team/ana-mejia.2809075f-320.avif`. */
const published = /\.[\da-f]{8}(?:-\d+)?\.(?:avif|webp|webm|mp4)$/;

function filesIn(dir: string): string[] {
  // A release has them among what visitors load.
  const released = path.join(dir, 'web/pictures');
  const cwd = existsSync(released) ? released : path.join(dir, 'pictures');
  return globSync('*/*', { cwd })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
}

/** Photos that somebody put into a package's `pictures/`: `team/ana-mejia.jpg`. */
export const photoFiles = (dir: string): string[] => filesIn(dir).filter((file) => endings.test(file));

/** Names of all pictures that a package has, whoever made them. */
export function pictureNames(dir: string): string[] {
  const names = filesIn(dir)
    .filter((file) => published.test(file))
    .map((file) => file.replace(published, ''));
  return [...new Set([...names, ...photoFiles(dir).map(withoutEnding)])].toSorted();
}
