import type { WebDriver } from 'selenium-webdriver';

export type Browser = {
  driver: WebDriver;
  /** Sets the size of the viewport in px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Called after every page that was opened. */
  opened?: () => Promise<void>;
  /** Errors and warnings of the pages so far. */
  consoleErrors: () => Promise<readonly string[]>;
  stop: () => Promise<void>;
};

export type Engine = {
  name: string;
  /** Possible paths of each program that it needs; its own program comes first. */
  needs: readonly (readonly string[])[];
  debianPackages: readonly string[];
  /** The reason why scripts cannot be turned off. */
  cannotStopScripts?: string;
  start: (options: { file: string; withScripts: boolean }) => Promise<Browser>;
};
