import type { Page } from 'playwright/test';

/** The broken file of a remote. */
export type Part = 'entry' | 'exposed' | 'chunk' | 'data' | 'css';

/** Faults of the network. */
export const wireFaults = [
  '404',
  '503',
  'hangs',
  'aborted',
  'corrupt',
  'empty',
  'html',
  'other',
  'tampered',
] as const;
/** Faults of code that was delivered correctly. */
export const codeFaults = [
  'contract',
  'evaluation',
  'render',
  'effect',
  'handler',
  'mount',
  'endless',
] as const;

export type Fault = (typeof wireFaults)[number] | (typeof codeFaults)[number];

export type FaultPlace = {
  /** Folder of the broken remote. */
  remote: string;
  /** The slot to check; default: the page. */
  slot?: string;
  path: string;
  /** The page from which the visitor clicks to it. Without one the visitor lands on it: a click is a first load. */
  from?: string;
  /** Name of the build chunk, and of the component of a slot. */
  chunk: string;
  /** Document that it fetches, below the remote's data. */
  data: string;
  /** Another remote's document does as well: it is empty, or of the same form. */
  takesAny?: boolean;
  /** Selector of an element that is interactive when the page or slot works. */
  alive: string;
  /** It is of another framework, which marks its element with a property of this name. */
  foreign?: string;
  /** Done before the visitor arrives, such as a cookie. */
  before?: (page: Page, url: string) => Promise<void>;
  /** Does during the fault what only others need to work. Default: that of the site. */
  others?: (page: Page) => Promise<void>;
  /** Taps or types during the fault. */
  act?: (page: Page) => Promise<void>;
  /** Expects after the fault that nothing of it was lost. */
  kept?: (page: Page) => Promise<void>;
};

/** A composed site and the places of it in which files break. */
export type FaultSite = {
  /** Folder of its packages. */
  root: string;
  /** Does during a fault what only others need to work. */
  others: (page: Page) => Promise<void>;
  places: Readonly<Record<string, FaultPlace>>;
};

export type Cell = {
  place: string;
  part: Part;
  fault: Fault;
  /** Default: by a real server. */
  via?: 'interception';
};

/**
 * A broken file of the site. `other` is the path of a file that may be served in its place; `alive` selects an element
 * that needs the file.
 */
export type BrokenFile = {
  path: RegExp;
  fault: Fault;
  folder: string;
  chunk: string;
  other: string;
  alive: string;
};

const wireParts: readonly Part[] = ['entry', 'exposed', 'chunk', 'data', 'css'];

const codeCells: readonly { part: Part; fault: Fault }[] = [
  { part: 'entry', fault: 'evaluation' },
  { part: 'exposed', fault: 'evaluation' },
  { part: 'exposed', fault: 'contract' },
  { part: 'chunk', fault: 'evaluation' },
  { part: 'chunk', fault: 'render' },
  { part: 'chunk', fault: 'effect' },
  { part: 'chunk', fault: 'handler' },
  { part: 'chunk', fault: 'mount' },
  { part: 'chunk', fault: 'endless' },
];

function fits({ part, fault }: { part: Part; fault: Fault }, { foreign, takesAny }: FaultPlace): boolean {
  // Documents have no hash, so a tampered one that parses is accepted.
  if (part === 'data' && (fault === 'tampered' || (fault === 'other' && takesAny))) return false;
  // An event handler is React's here, and only a foreign piece is mounted by itself.
  return foreign ? fault !== 'handler' : fault !== 'mount' && fault !== 'endless';
}

/** All cells of the matrix of a site. */
export function listCells({ places }: FaultSite): Cell[] {
  const all = [...wireParts.flatMap((part) => wireFaults.map((fault) => ({ part, fault }))), ...codeCells];
  return Object.entries(places).flatMap(([place, described]) =>
    all
      .filter((each) => fits(each, described))
      .flatMap(({ part, fault }) => {
        const cell = { place, part, fault };
        return fault === 'hangs' ? [cell, { ...cell, via: 'interception' as const }] : [cell];
      }),
  );
}

export const nameOf = ({ place, part, fault, via }: Cell): string =>
  [place, part, fault, ...(via ? [via] : [])].join(' · ');

/** @throws Error when the site has no such place */
export function placeOf({ places }: FaultSite, { place }: Cell): FaultPlace {
  const found = places[place];
  if (!found) throw new Error(`There is no place "${place}".`);
  return found;
}
