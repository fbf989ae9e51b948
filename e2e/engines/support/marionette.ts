import { connect, type Socket } from 'node:net';

import { error, Session, WebDriver, WebElement } from 'selenium-webdriver';
import { Name, type Command, type Executor } from 'selenium-webdriver/lib/command.js';

/** Marionette's names of the WebDriver commands that the journeys use. */
const names: Record<string, string> = {
  [Name.NEW_SESSION]: 'WebDriver:NewSession',
  [Name.QUIT]: 'Marionette:Quit',
  [Name.GET]: 'WebDriver:Navigate',
  [Name.GET_CURRENT_URL]: 'WebDriver:GetCurrentURL',
  [Name.FIND_ELEMENT]: 'WebDriver:FindElement',
  [Name.FIND_ELEMENTS]: 'WebDriver:FindElements',
  [Name.FIND_CHILD_ELEMENT]: 'WebDriver:FindElement',
  [Name.FIND_CHILD_ELEMENTS]: 'WebDriver:FindElements',
  [Name.CLICK_ELEMENT]: 'WebDriver:ElementClick',
  [Name.SEND_KEYS_TO_ELEMENT]: 'WebDriver:ElementSendKeys',
  [Name.GET_ELEMENT_ATTRIBUTE]: 'WebDriver:GetElementAttribute',
  [Name.GET_ELEMENT_TEXT]: 'WebDriver:GetElementText',
  [Name.IS_ELEMENT_DISPLAYED]: 'WebDriver:IsElementDisplayed',
  [Name.EXECUTE_SCRIPT]: 'WebDriver:ExecuteScript',
  [Name.ACTIONS]: 'WebDriver:PerformActions',
  [Name.GET_WINDOW_HANDLES]: 'WebDriver:GetWindowHandles',
  [Name.SWITCH_TO_WINDOW]: 'WebDriver:SwitchToWindow',
};

type Failure = { error: string; message: string; stacktrace: string };
type Reply = [type: 1, id: number, failure: Failure | null, result: unknown];
type Waiting = { resolve: (value: unknown) => void; reject: (reason: unknown) => void };

/** Marionette wraps the results of most commands in an object. */
const unwrap = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'value' in result ? result.value : result;

/** Marionette expects the id of an element without a wrapper, and under another name for searches. */
function parametersOf(command: Command): Record<string, unknown> {
  const { sessionId: _, id, ...rest } = command.getParameters() as Record<string, unknown>;
  if (id === undefined) return rest;
  const element = WebElement.extractId(id as never);
  return command.getName().startsWith('findChild') ? { ...rest, element } : { ...rest, id: element };
}

/**
 * Controls Firefox with Marionette, the protocol that geckodriver uses, because Debian has no geckodriver.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
class MarionetteExecutor implements Executor {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, Waiting>();
  #received = Buffer.alloc(0);
  #lastId = 0;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').on('data', (data) => this.#receive(data));
    this.#socket.on('error', (reason) => this.#failAll(reason));
    this.#socket.on('close', () => this.#failAll(new Error('Firefox closed the connection.')));
  }

  async execute(command: Command): Promise<unknown> {
    const name = names[command.getName()];
    if (!name) throw new Error(`The command "${command.getName()}" has no name in marionette.ts yet.`);
    const result = await this.#send(name, parametersOf(command));
    if (command.getName() !== (Name.NEW_SESSION as string)) return unwrap(result);
    const { sessionId, capabilities } = result as { sessionId: string; capabilities: object };
    return new Session(sessionId, capabilities);
  }

  #send(name: string, parameters: object): Promise<unknown> {
    const id = (this.#lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(id, { resolve, reject });
    const packet = JSON.stringify([0, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(packet)}:${packet}`);
    return promise;
  }

  /** Packets are `length:JSON` and may arrive in pieces. */
  #receive(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      if (colon === -1) return;
      const end = colon + 1 + Number(this.#received.subarray(0, colon));
      if (this.#received.length < end) return;
      const packet: unknown = JSON.parse(this.#received.toString('utf8', colon + 1, end));
      this.#received = this.#received.subarray(end);
      // The first packet is a greeting.
      if (Array.isArray(packet)) this.#settle(packet as Reply);
    }
  }

  #settle([, id, failure, result]: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!failure) return waiting?.resolve(result);
    try {
      error.throwDecodedError(failure);
    } catch (reason) {
      waiting?.reject(reason);
    }
  }

  #failAll(reason: Error): void {
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}

/** Opens a session in the Firefox that listens on the port. */
export const openMarionette = (port: number): WebDriver =>
  WebDriver.createSession(new MarionetteExecutor(port), {});
