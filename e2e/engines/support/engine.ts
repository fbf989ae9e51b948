import type { WebDriver } from 'selenium-webdriver';

export type Browser = {
  driver: WebDriver;
  /** Gives pages this many px, whatever bars the browser has. */
  resize: (width: number, height: number) => Promise<void>;
  /** What must be done anew on every page that was opened. */
  opened?: () => Promise<void>;
  /** Errors and warnings of the pages so far. */
  complaints: () => Promise<readonly string[]>;
  stop: () => Promise<void>;
};

export type Engine = {
  name: string;
  /** Programs that it needs, its own first: where each may be, best first. */
  needs: readonly (readonly string[])[];
  debianPackages: readonly string[];
  /** Why no journey without scripts is possible, where that is so. */
  cannotStopScripts?: string;
  start: (options: { file: string; withScripts: boolean }) => Promise<Browser>;
};
