import { setTimeout } from 'node:timers/promises';

import { By, Key, type WebElement } from 'selenium-webdriver';

import type { Browser } from './engine.ts';

/** How long a visitor waits for anything, in ms: other work may share the machine. */
const PATIENCE = 20_000;

const quote = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** By the name that is read out: the label's, or else what stands on it. */
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

/** What a person does with a browser, of whatever engine. */
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

  /** Until React has taken over the page's own area; what is clicked before that does nothing. */
  untilAlive(): Promise<void> {
    return this.#untilTaken('main h1');
  }

  /** Until it has taken over what floats above the page too: a page that is left before has requests broken off. */
  untilAllAlive(): Promise<void> {
    return this.#untilTaken('main h1, aside button');
  }

  async #untilTaken(selector: string): Promise<void> {
    await this.until(`${selector} is alive`, () =>
      this.driver.executeScript<boolean>((wanted: string) => {
        const elements = [...document.querySelectorAll(wanted)];
        // What does nothing by itself waits for this.
        for (const element of elements)
          element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        // React marks what it is about to take; the area says when it answers.
        const isTaken = (element: Element) =>
          Object.keys(element).some((key) => key.startsWith('__reactFiber')) &&
          !element.closest('[data-area]:not([data-hydrated])');
        return elements.length > 0 && elements.every(isTaken);
      }, selector),
    );
  }

  async visit(url: string): Promise<void> {
    await this.open(url);
    await this.untilAlive();
  }

  /** The first element that is seen. */
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
    if (!found) throw new Error(`${String(by)} is not there.`);
    return found;
  }

  /** In the middle of the screen, where no bar covers it. */
  async click(by: By, within?: By): Promise<void> {
    const element = await this.find(by, within);
    await this.driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      element,
    );
    await element.click();
  }

  async type(by: By, text: string, within?: By): Promise<void> {
    await (await this.find(by, within)).sendKeys(text);
  }

  /** By typing what the option says: every engine takes that, however it shows a list. */
  async choose(by: By, option: string, within?: By): Promise<void> {
    await this.type(by, option, within);
  }

  async press(key: keyof typeof Key): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(Key[key] as string)
      .perform();
  }

  /** Waits until the element says the text, and returns all that it says. */
  async reads(by: By, text: string | RegExp): Promise<string> {
    let said = '';
    await this.until(
      `${String(by)} says ${String(text)}`,
      async () => {
        said = await (await this.find(by)).getText();
        return typeof text === 'string' ? said.includes(text) : text.test(said);
      },
      () => said,
    );
    return said;
  }

  async untilGone(by: By): Promise<void> {
    await this.until(`${String(by)} is gone`, async () => {
      const all = await Promise.all(
        (await this.driver.findElements(by)).map((element) => element.isDisplayed()),
      );
      return all.every((isShown) => !isShown);
    });
  }

  /** Asks again until it is so; elements that React replaced meanwhile are looked for anew. */
  async until(what: string, isSo: () => Promise<boolean>, instead: () => string = () => ''): Promise<void> {
    const end = Date.now() + PATIENCE;
    let last: unknown;
    do {
      try {
        if (await isSo()) return;
      } catch (error) {
        last = error;
      }
      await setTimeout(50);
    } while (Date.now() < end);
    throw new Error(`Waited in vain: ${what}. ${instead()}`, { cause: last });
  }

  resize(width: number, height = 844): Promise<void> {
    return this.#browser.resize(width, height);
  }
}

export const hrefOf = async (element: WebElement): Promise<string> =>
  decodeURIComponent((await element.getAttribute('href')) ?? '');
