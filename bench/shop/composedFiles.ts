import { glob, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Sizes in bytes of the files of a folder that match, by path. */
async function sizesOf(folder: string, pattern: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const file of glob(pattern, { cwd: folder })) {
    sizes.set(file, (await stat(path.join(folder, file))).size);
  }
  return sizes;
}

const isOfShop = (file: string): boolean => /^(?:en\/)?tienda\//.test(file);

/** What of the site must not depend on how many products there are, and does; and what may grow, in numbers. */
export async function compareFiles(small: string, large: string) {
  const pages = await Promise.all(
    [small, large].map((site) => sizesOf(path.join(site, 'live'), '**/*.html')),
  );
  const code = await Promise.all(
    [small, large].map((site) => sizesOf(path.join(site, 'releases/mfe-shop'), '*/web/**/*.{js,css}')),
  );
  const [before = new Map<string, number>(), after = new Map<string, number>()] = pages;
  const others = [...before].filter(([file]) => !isOfShop(file));
  const [codeBefore = [], codeAfter = []] = code.map((files) =>
    [...files].map(([file, size]) => `${file.slice(file.indexOf('/'))} ${size}`).toSorted(),
  );
  const urls = (await readFile(path.join(large, 'live/sitemap.xml'), 'utf8')).split('<loc>').length - 1;
  const chat = async (site: string) => (await stat(path.join(site, 'live/chat.json'))).size;
  return {
    pages: { small: before.size, large: after.size },
    otherPages: others.length,
    grownPages: others.filter(([file, size]) => after.get(file) !== size).map(([file]) => file),
    changedCode: codeAfter.filter((file) => !codeBefore.includes(file)),
    codeFiles: codeAfter.length,
    sitemap: { urls, bytes: (await stat(path.join(large, 'live/sitemap.xml'))).size },
    chat: { small: await chat(small), large: await chat(large) },
  };
}
