import { setTimeout } from 'node:timers/promises';

import { By, Key, type WebElement } from 'selenium-webdriver';

import type { Browser } from './engine.ts';

/** Timeout of every wait, in ms; other work may share the machine. */
const TIMEOUT = 20_000;

const quote = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** Finds an element by its accessible name: its label, or else its text. */
const named = (tag: string, name: string) =>
  By.xpath(
    `.//${tag}[starts-with(@aria-label, ${quote(name)}) or (not(@aria-label) and starts-with(normalize-space(.), ${quote(name)}))]`,
  );

export const button = (name: string) => named('button', name);
export const link = (name: string) => named('a', name);
export const field = (name: string) =>
  By.xpath(
    `.//*[@aria-label = ${quote(name)} or @id = //label[contains(normalize-space(.), ${quote(name)})]/@for]`,
  );
export const choice = (name: string) =>
  By.xpath(
    `.//label[normalize-space(.) = ${quote(name)}]//input | .//input[@id = //label[normalize-space(.) = ${quote(name)}]/@for]`,
  );
export const dialog = By.css('dialog[open]');

/** Actions of a visitor in any browser engine. */
export class Visitor {
  readonly #browser: Browser;
  readonly #baseUrl: string;

  constructor(browser: Browser, baseUrl: string) {
    this.#browser = browser;
    this.#baseUrl = baseUrl;
  }

  get driver() {
    return this.#browser.driver;
  }

  async open(url: string): Promise<void> {
    await this.driver.get(this.#baseUrl + url);
    await this.#browser.opened?.();
  }

  /** Waits until the page area is hydrated. */
  untilHydrated(): Promise<void> {
    return this.#untilReact('main h1');
  }

  /** Waits until page and widgets are hydrated, so that leaving the page aborts no requests. */
  untilAllHydrated(): Promise<void> {
    return this.#untilReact('main h1, aside button');
  }

  async #untilReact(selector: string): Promise<void> {
    await this.until(`${selector} is hydrated`, () =>
      this.driver.executeScript<boolean>((wanted: string) => {
        const elements = [...document.querySelectorAll(wanted)];
        // As a pointer does that comes over them; most pages run nothing before that.
        for (const element of elements)
          for (const type of ['pointerover', 'pointermove'])
            element.dispatchEvent(new PointerEvent(type, { bubbles: true }));
        // React marks elements before they are hydrated, so the attribute of the area is needed as well.
        const isHydrated = (element: Element) =>
          Object.keys(element).some((key) => key.startsWith('__reactFiber')) &&
          !element.closest('[data-area]:not([data-hydrated])');
        return elements.length > 0 && elements.every(isHydrated);
      }, selector),
    );
  }

  async visit(url: string): Promise<void> {
    await this.open(url);
    await this.untilHydrated();
  }

  /** Waits for the first visible element. */
  async find(by: By, within?: By): Promise<WebElement> {
    let found: WebElement | undefined;
    await this.until(String(by), async () => {
      const scope = within ? await this.find(within) : this.driver;
      for (const element of await scope.findElements(by)) {
        if (await element.isDisplayed()) {
          found = element;
          return true;
        }
      }
      return false;
    });
    if (!found) throw new Error(`${String(by)} was not found.`);
    return found;
  }

  /** Clicks an element in the middle of the screen, where no bar covers it. */
  async click(by: By, within?: By): Promise<void> {
    const element = await this.find(by, within);
    await this.driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      element,
    );
    await element.click();
  }

  /** Types into a field; a list takes the text of an option, in every engine. */
  async type(by: By, text: string, within?: By): Promise<void> {
    await (await this.find(by, within)).sendKeys(text);
  }

  async press(key: keyof typeof Key): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(Key[key] as string)
      .perform();
  }

  /** Waits until an element contains the text. @returns its whole text */
  async waitForText(by: By, text: string | RegExp): Promise<string> {
    let current = '';
    await this.until(
      `${String(by)} contains ${String(text)}`,
      async () => {
        current = await (await this.find(by)).getText();
        return typeof text === 'string' ? current.includes(text) : text.test(current);
      },
      () => current,
    );
    return current;
  }

  async untilGone(by: By): Promise<void> {
    await this.until(`${String(by)} is gone`, async () => {
      const all = await Promise.all(
        (await this.driver.findElements(by)).map((element) => element.isDisplayed()),
      );
      return all.every((isShown) => !isShown);
    });
  }

  /** Repeats a check until it passes; an element that React has replaced is found again. */
  async until(what: string, check: () => Promise<boolean>, state: () => string = () => ''): Promise<void> {
    const end = Date.now() + TIMEOUT;
    let last: unknown;
    do {
      try {
        if (await check()) return;
      } catch (error) {
        last = error;
      }
      await setTimeout(50);
    } while (Date.now() < end);
    throw new Error(`Timed out: ${what}. ${state()}`, { cause: last });
  }

  resize(width: number, height = 844): Promise<void> {
    return this.#browser.resize(width, height);
  }
}

export const hrefOf = async (element: WebElement): Promise<string> =>
  decodeURIComponent((await element.getAttribute('href')) ?? '');
