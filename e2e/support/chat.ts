import { visit } from '@tesela/testing/hydrated';
import { expect, type Locator, type Page } from 'playwright/test';

const words = {
  es: { open: 'Abrir el asistente virtual', input: 'Su mensaje' },
  en: { open: 'Open the virtual assistant', input: 'Your message' },
};

/** Locators and actions of the floating chat, in the language of the page. */
export function chatOf(page: Page, lang: keyof typeof words = 'es') {
  const window = page.getByRole('dialog', { name: /^(Asistente virtual|Virtual assistant)$/ });
  const launcher = page.getByRole('button', { name: words[lang].open });
  const input = page.getByRole('textbox', { name: words[lang].input });
  const log = page.getByRole('log');
  return {
    window,
    launcher,
    input,
    log,
    failure: log.getByText('Lo siento, hubo un error al conectar con el chatbot.', { exact: true }),
    open: async (url: string) => {
      await visit(page, url);
      await launcher.click();
      await expect(input).toBeVisible();
    },
    ask: async (message: string) => {
      await input.fill(message);
      await input.press('Enter');
    },
  };
}

/** Records the calls of the chat and answers them when `answer` is called. */
export async function holdReplies(page: Page) {
  const calls: string[] = [];
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/chat', async (route) => {
    calls.push(route.request().postData() ?? '');
    await held;
    await route.fulfill({ json: { response: 'Con gusto.' } });
  });
  return { calls, answer: () => release?.() };
}

/** Share of an element's area that lies under another, from 0 to 1. */
export async function shareUnder(element: Locator, cover: Locator): Promise<number> {
  if ((await cover.count()) === 0) return 0;
  const [a, b] = [await element.boundingBox(), await cover.boundingBox()];
  if (!a || !b) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? (width * height) / (a.width * a.height) : 0;
}
