import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Browser, Page } from 'playwright';

/** File in the repository → its bytes in base64. */
export type Files = Record<string, string>;

/** Files that the editor reads and writes. The generated pictures are left out because they make the editor slow. */
const patterns = ['mfe-*/content/**/*.{json,md}', 'mfe-*/pictures/**/*.{jpg,png}', 'settings/*.json'];

const posix = (file: string): string => file.split(path.sep).join('/');

async function readFiles(root: string, part: string): Promise<Files> {
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => file.startsWith(part));
  const read = files.map(
    async (file) => [posix(file), await readFile(path.join(root, file), 'base64')] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

/**
 * Opens a page for the editor. A folder in the browser's private file system takes the place of the repository, because
 * a test cannot use the folder picker.
 */
export async function editorPage(browser: Browser): Promise<Page> {
  // The viewport is high because the editor renders only fields near the screen.
  const page = await browser.newPage({ locale: 'es-CO', viewport: { width: 1440, height: 4000 } });
  page.setDefaultTimeout(15_000);
  await page.addInitScript(() => {
    const picked = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('repository', { create: true });
    Object.assign(globalThis, { showDirectoryPicker: picked });
  });
  return page;
}

/** Copies the content of a repository into that folder. @returns the files */
async function seed(page: Page, root: string, part: string): Promise<Files> {
  const files = await readFiles(root, part);
  await page.evaluate(async (seeded) => {
    const top = await navigator.storage.getDirectory();
    const repository = await top.getDirectoryHandle('repository', { create: true });
    await repository.getDirectoryHandle('.git', { create: true });
    for (const [file, data] of Object.entries(seeded)) {
      const names = file.split('/');
      let folder = repository;
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      const writable = await handle.createWritable();
      await writable.write(Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0));
      await writable.close();
    }
  }, files);
  return files;
}

/** Reads all files of that folder. */
const readAll = (page: Page): Promise<Files> =>
  page.evaluate(async () => {
    type Folder = FileSystemDirectoryHandle & AsyncIterable<[string, FileSystemHandle]>;
    const found: Record<string, string> = {};
    async function walk(folder: FileSystemDirectoryHandle, prefix: string): Promise<void> {
      // The DOM types lack the iterator.
      for await (const [name, handle] of folder as Folder) {
        if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${prefix}${name}/`);
        else {
          const bytes = new Uint8Array(
            await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer(),
          );
          found[prefix + name] = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
        }
      }
    }
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle('repository'), '');
    return found;
  });

/** Writes the files that the editor has saved into a clone of the repository. @returns the changed files */
export async function writeBack(page: Page, before: Files, clone: string): Promise<string[]> {
  const after = await readAll(page);
  const touched = Object.keys(after).filter((file) => after[file] !== before[file]);
  for (const file of touched) {
    await mkdir(path.dirname(path.join(clone, file)), { recursive: true });
    await writeFile(path.join(clone, file), Buffer.from(after[file] ?? '', 'base64'));
  }
  return touched.toSorted();
}

/** Opens the editor with the content of a repository. @param part only files below this path. @returns the files */
export async function openEditor(page: Page, url: string, root: string, part = ''): Promise<Files> {
  await page.goto(`${url}/admin/`);
  const files = await seed(page, root, part);
  await page.reload();
  const signIn = page.getByRole('button', { name: 'repositorio local' });
  const collections = page.getByText('Colecciones');
  await signIn.or(collections).first().waitFor();
  // The editor may remember the folder.
  if (await signIn.isVisible()) await signIn.click();
  await collections.waitFor();
  return files;
}
