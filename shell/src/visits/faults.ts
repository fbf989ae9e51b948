type Listener = (error: unknown) => void;

/** Of errors before anybody listens, so many say enough. */
const MOST = 5;

const early: unknown[] = [];
let listener: Listener | undefined;

/** What a boundary caught, or nobody: for whoever counts errors, if anybody does. */
export function tellFault(error: unknown): void {
  if (listener) listener(error);
  else if (early.length < MOST) early.push(error);
}

/** Hears of every fault, those of before among them. */
export function onFault(hear: Listener): void {
  listener = hear;
  for (const error of early.splice(0)) hear(error);
}

/** From the first script on: what counts comes when the browser is idle. */
export function keepFaults(): void {
  addEventListener('error', ({ error, message }) => tellFault(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => tellFault(reason));
}
