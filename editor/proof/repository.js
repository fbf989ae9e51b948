import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
/** What the editor reads and writes; what art/ made would only make it slow. */
const patterns = ['mfe-*/content/**/*.{json,md}', 'mfe-*/pictures/**/*.{jpg,png}', 'settings/*.json'];
const posix = (file) => file.split(path.sep).join('/');
async function readFiles(root, part) {
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => file.startsWith(part));
  const read = files.map(async (file) => [posix(file), await readFile(path.join(root, file), 'base64')]);
  return Object.fromEntries(await Promise.all(read));
}
/**
 * A page for the editor. Its folder belongs to the browser and stands for the repository: a test cannot answer the picker
 * otherwise.
 */
export async function editorPage(browser) {
  // High: the editor renders fields when they come near.
  const page = await browser.newPage({ locale: 'es-CO', viewport: { width: 1440, height: 4000 } });
  page.setDefaultTimeout(15000);
  await page.addInitScript(() => {
    const picked = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('repository', { create: true });
    Object.assign(globalThis, { showDirectoryPicker: picked });
  });
  return page;
}
/** Puts a repository's content into that folder. @returns what was put there */
async function seed(page, root, part) {
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
/** Everything that lies in that folder now. */
const readAll = (page) =>
  page.evaluate(async () => {
    const found = {};
    async function walk(folder, prefix) {
      // The types of the DOM leave the iterator out.
      for await (const [name, handle] of folder) {
        if (handle.kind === 'directory') await walk(handle, `${prefix}${name}/`);
        else {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          found[prefix + name] = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
        }
      }
    }
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle('repository'), '');
    return found;
  });
/** Writes what the editor saved into a clone of the repository. @returns the files that it touched */
export async function writeBack(page, before, clone) {
  const after = await readAll(page);
  const touched = Object.keys(after).filter((file) => after[file] !== before[file]);
  for (const file of touched) {
    await mkdir(path.dirname(path.join(clone, file)), { recursive: true });
    await writeFile(path.join(clone, file), Buffer.from(after[file] ?? '', 'base64'));
  }
  return touched.toSorted();
}
/** The editor with a repository's content, opened as on the first day. @param part of it, to be quick. @returns what was put there */
export async function openEditor(page, url, root, part = '') {
  await page.goto(`${url}/admin/`);
  const files = await seed(page, root, part);
  await page.reload();
  const signIn = page.getByRole('button', { name: 'repositorio local' });
  const collections = page.getByText('Colecciones');
  await signIn.or(collections).first().waitFor();
  // It remembers the folder of the day before.
  if (await signIn.isVisible()) await signIn.click();
  await collections.waitFor();
  return files;
}
