import type { Locator, Page } from 'playwright';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A field by its label, which Sveltia wraps in quotation marks and direction marks. */
const fieldIn = (place: Locator, label: string): Locator =>
  place.getByRole('group', { name: new RegExp(`^Campo .{0,2}${escaped(label)}.{0,2}$`) });

/** The form of one entry in one language. */
export type Form = {
  fill: (label: string, value: string, index?: number) => Promise<void>;
  choose: (label: string, ...options: string[]) => Promise<void>;
  /** Chooses one of a few entries. */
  pick: (label: string, option: string) => Promise<void>;
  /** Adds an item to a list. */
  add: (label: string) => Promise<void>;
  /** Expands a collapsed group. */
  expand: (label: string) => Promise<void>;
  upload: (label: string, file: string) => Promise<void>;
  /** Writes into the body of an article. */
  write: (label: string, markdown: string) => Promise<void>;
};

/** @param language of the pane */
export function formOf(page: Page, language: 'es' | 'en' = 'es'): Form {
  const pane = page.getByRole('group', { name: /^Editar el contenido en/ }).nth(language === 'es' ? 0 : 1);
  const field = (label: string, index = 0) => fieldIn(pane, label).nth(index);
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
      // The group may be open already, because both languages open together.
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
export async function nameFile(page: Page, slug: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Editar el slug' });
  const panel = page.getByRole('radio', { name: 'Slug' });
  // The editor remembers an open panel, and a click would close it.
  if (!(await panel.isChecked())) await panel.click();
  await button.click();
  await page.getByRole('textbox', { name: 'Slug' }).fill(slug);
  await page.getByRole('button', { name: 'Listo' }).click();
}

/** Opens the form of an entry, or of a new one. */
export async function open(page: Page, collection: string, entry: string | 'new'): Promise<void> {
  const place = entry === 'new' ? 'new' : `entries/${entry}`;
  // In a new document, because the editor saves a picture chosen for one entry with the next one again.
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await page.goto(`${origin}/admin/#/collections/${collection}/${place}`);
  await page
    .getByRole('group', { name: /^Editar el contenido en/ })
    .first()
    .waitFor();
}

/** Saves and waits until the editor shows the list again. */
export async function save(page: Page): Promise<void> {
  const form = page.getByRole('group', { name: 'Editor de contenido' });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await form.waitFor({ state: 'hidden' });
}
