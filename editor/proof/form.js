const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A field by its label; Sveltia wraps names in quotation marks and marks of direction. */
const fieldIn = (place, label) =>
  place.getByRole('group', { name: new RegExp(`^Campo .{0,2}${escaped(label)}.{0,2}$`) });
/** @param language place of the pane: Spanish stands left of English */
export function formOf(page, language = 'es') {
  const pane = page.getByRole('group', { name: /^Editar el contenido en/ }).nth(language === 'es' ? 0 : 1);
  const field = (label, index = 0) => fieldIn(pane, label).nth(index);
  return {
    fill: async (label, value, index) => {
      const input = field(label, index)
        .getByRole('textbox')
        .or(field(label, index).getByRole('spinbutton'))
        .first();
      await input.fill(value);
    },
    choose: async (label, ...options) => {
      for (const option of options) {
        await field(label).getByRole('combobox').click();
        await page.getByRole('option', { name: option, exact: true }).click();
      }
    },
    pick: async (label, option) => {
      await field(label).getByRole('radio', { name: option }).check();
    },
    add: async (label) => {
      await field(label)
        .getByRole('button', { name: /^Agregar/ })
        .last()
        .click();
    },
    expand: async (label) => {
      const button = field(label).getByRole('button', { name: 'Expandir' }).first();
      // It closes a moment after its values are there; what is open in one language is open in the other.
      await button.click({ timeout: 3000 }).catch(() => {});
    },
    upload: async (label, file) => {
      await field(label).getByRole('button', { name: 'Explorar' }).click();
      const dialog = page.getByRole('dialog');
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Subir' }).click();
      await (await chooser).setFiles(file);
      await dialog.getByRole('button', { name: 'Insertar' }).click();
    },
    write: async (label, markdown) => {
      await field(label).getByRole('textbox').last().fill(markdown);
    },
  };
}
/** Names the file of a new entry. */
export async function nameFile(page, slug) {
  const button = page.getByRole('button', { name: 'Editar el slug' });
  const panel = page.getByRole('radio', { name: 'Slug' });
  // The editor remembers whether the panel is open, and a second click would close it.
  if (!(await panel.isChecked())) await panel.click();
  await button.click();
  await page.getByRole('textbox', { name: 'Slug' }).fill(slug);
  await page.getByRole('button', { name: 'Listo' }).click();
}
/** Opens the form of an entry, or of a new one. */
export async function open(page, collection, entry) {
  const place = entry === 'new' ? 'new' : `entries/${entry}`;
  // Anew: a picture that was chosen for one entry would be saved with the next one once more.
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await page.goto(`${origin}/admin/#/collections/${collection}/${place}`);
  await page
    .getByRole('group', { name: /^Editar el contenido en/ })
    .first()
    .waitFor();
}
/** Saves; the editor then shows the list again. @throws Error with what it says is wrong */
export async function save(page) {
  const form = page.getByRole('group', { name: 'Editor de contenido' });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await form.waitFor({ state: 'hidden' });
}
