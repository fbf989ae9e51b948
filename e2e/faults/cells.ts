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
export const codeFaults = ['contract', 'evaluation', 'render', 'effect', 'handler'] as const;

export type Fault = (typeof wireFaults)[number] | (typeof codeFaults)[number];

type FaultPlace = {
  /** Folder of the broken remote. */
  remote: string;
  /** The slot to check; default: the page. */
  slot?: string;
  path: string;
  /** The page from which the visitor clicks to it. Without one the visitor lands on it: a click is a first load. */
  from?: string;
  /** Name of the build chunk. */
  chunk: string;
  /** Document that it fetches, below the remote's data. */
  data: string;
  /** Selector of an element that is interactive when the page or slot works. */
  alive: string;
};

/** A page of every remote that has pages, and every slot. */
export const places = {
  marketing: {
    remote: 'mfe-marketing',
    path: '/faq',
    from: '/spa/facial',
    chunk: 'FaqPage',
    data: 'es/faq.json',
    alive: 'main h1',
  },
  services: {
    remote: 'mfe-services',
    path: '/dermatologia/clinica',
    chunk: 'ServicesPage',
    data: 'es/dermatologia/clinica.json',
    alive: 'main h1',
  },
  spa: {
    remote: 'mfe-spa',
    path: '/spa/facial',
    from: '/faq',
    chunk: 'SpaPage',
    data: 'es/spa/facial.json',
    alive: 'main h1',
  },
  shop: {
    remote: 'mfe-shop',
    path: '/tienda',
    chunk: 'ShopPage',
    data: 'es/tienda.json',
    alive: 'main h1',
  },
  assistant: {
    remote: 'mfe-assistant',
    slot: 'assistant',
    path: '/faq',
    chunk: 'Assistant',
    data: 'es/assistant.json',
    alive: 'aside button[aria-label="Abrir el asistente virtual"]',
  },
  cart: {
    remote: 'mfe-shop',
    slot: 'cart-widget',
    path: '/tienda',
    from: '/faq',
    chunk: 'CartWidget',
    data: 'es/cart-widget.json',
    alive: 'aside button[aria-label^="Carrito"]',
  },
  featured: {
    remote: 'mfe-shop',
    slot: 'featured-products',
    path: '/',
    chunk: 'FeaturedProducts',
    data: 'es/featured-products.json',
    alive: 'main a[href^="/tienda/producto/"]',
  },
} as const satisfies Record<string, FaultPlace>;

export type PlaceName = keyof typeof places;
export type Cell = {
  place: PlaceName;
  part: Part;
  fault: Fault;
  /** Default: by a real server. */
  via?: 'interception';
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
];

/** All cells of the matrix. */
export function listCells(): Cell[] {
  const all = [...wireParts.flatMap((part) => wireFaults.map((fault) => ({ part, fault }))), ...codeCells];
  // Object.keys widens the keys.
  return (Object.keys(places) as PlaceName[]).flatMap((place) =>
    all
      // Documents have no hash, so a tampered one that parses is accepted.
      .filter(({ part, fault }) => part !== 'data' || fault !== 'tampered')
      .flatMap(({ part, fault }) => {
        const cell = { place, part, fault };
        return fault === 'hangs' ? [cell, { ...cell, via: 'interception' as const }] : [cell];
      }),
  );
}

/** The faults of `npm test`. */
export const quickCells: readonly Cell[] = [
  { place: 'spa', part: 'entry', fault: '404' },
  { place: 'services', part: 'chunk', fault: 'tampered' },
  { place: 'cart', part: 'chunk', fault: 'evaluation' },
  { place: 'spa', part: 'chunk', fault: 'render' },
];

export const nameOf = ({ place, part, fault, via }: Cell): string =>
  [place, part, fault, ...(via ? [via] : [])].join(' · ');
