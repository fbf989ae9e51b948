/** What of a remote is broken. */
export type Part = 'entry' | 'exposed' | 'chunk' | 'words' | 'data' | 'css';

/** How it is broken on the way. */
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
/** How code that came as it was built is broken. */
export const codeFaults = ['contract', 'evaluation', 'render', 'effect', 'handler'] as const;

/** What a release of it wants that must not become live. */
export const releaseFaults = ['greedy'] as const;

export type Fault =
  | (typeof wireFaults)[number]
  | (typeof codeFaults)[number]
  | (typeof releaseFaults)[number];

/** How the visitor meets it. */
export type Way = 'landing' | 'navigation';

type Place = {
  /** Folder of the remote that is broken. */
  remote: string;
  /** The slot that is watched; without it the page is. */
  slot?: string;
  /** Where the visitor goes, and where from. */
  path: string;
  from: string;
  /** Name of the build chunk, and of its words. */
  chunk: string;
  words: string;
  /** Files of data that it fetches, below the remote's data. */
  data?: string;
  /** What shows that the remote's piece is alive. */
  alive: string;
  ways: readonly Way[];
};

const both = ['landing', 'navigation'] as const;

/** A page of every remote that has pages, one that comes alive where the visitor lands, and every slot. */
export const places = {
  marketing: {
    remote: 'mfe-marketing',
    path: '/faq',
    from: '/spa/facial',
    chunk: 'faq',
    words: 'faq.es',
    alive: 'main h1',
    ways: both,
  },
  services: {
    remote: 'mfe-services',
    path: '/dermatologia/clinica',
    from: '/faq',
    chunk: 'services',
    words: 'services.es.clinica',
    alive: 'main h1',
    ways: both,
  },
  spa: {
    remote: 'mfe-spa',
    path: '/spa/facial',
    from: '/faq',
    chunk: 'spa',
    words: 'spa.es.facial',
    alive: 'main h1',
    ways: both,
  },
  shop: {
    remote: 'mfe-shop',
    path: '/tienda',
    from: '/faq',
    chunk: 'shop',
    words: 'shop.es',
    data: 'es/tienda.json',
    alive: 'main h1',
    ways: both,
  },
  assistant: {
    remote: 'mfe-assistant',
    slot: 'assistant',
    path: '/faq',
    from: '/faq',
    chunk: 'assistant',
    words: 'assistant.es',
    alive: 'aside button[aria-label="Abrir el asistente virtual"]',
    ways: ['landing'],
  },
  cart: {
    remote: 'mfe-shop',
    slot: 'cart-widget',
    path: '/tienda',
    from: '/faq',
    chunk: 'cart-widget',
    words: 'cart-widget.es',
    alive: 'aside button[aria-label^="Carrito"]',
    ways: both,
  },
  featured: {
    remote: 'mfe-shop',
    slot: 'featured-products',
    path: '/',
    from: '/faq',
    chunk: 'featured-products',
    words: 'featured-products.es',
    data: 'es/featured-products.json',
    alive: 'main a[href^="/tienda/producto/"]',
    ways: both,
  },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
export type Cell = {
  place: PlaceName;
  part: Part;
  fault: Fault;
  way: Way;
  /** Default: a real server that answers wrongly or holds the connection. */
  via?: 'interception';
};

const wireParts: readonly Part[] = ['entry', 'exposed', 'chunk', 'words', 'data', 'css'];

const codeCells: readonly { part: Part; fault: Fault }[] = [
  { part: 'entry', fault: 'evaluation' },
  { part: 'exposed', fault: 'evaluation' },
  { part: 'exposed', fault: 'contract' },
  { part: 'chunk', fault: 'evaluation' },
  { part: 'chunk', fault: 'render' },
  { part: 'chunk', fault: 'effect' },
  { part: 'chunk', fault: 'handler' },
  { part: 'css', fault: 'greedy' },
];

/** Every cell of the matrix. */
export function listCells(): Cell[] {
  const all = [...wireParts.flatMap((part) => wireFaults.map((fault) => ({ part, fault }))), ...codeCells];
  // The keys of a constant object; Object.keys widens them.
  return (Object.keys(places) as PlaceName[]).flatMap((place) => {
    const { ways, ...known }: Place = places[place];
    return ways.flatMap((way) =>
      all
        // Documents have no hash: what parses is taken.
        .filter(({ part, fault }) => part !== 'data' || (known.data !== undefined && fault !== 'tampered'))
        .flatMap(({ part, fault }) => {
          const cell = { place, part, fault, way };
          return fault === 'hangs' ? [cell, { ...cell, via: 'interception' as const }] : [cell];
        }),
    );
  });
}

/** A cell of every kind: each fault once, on different remotes, parts and ways. */
export const quickCells: readonly Cell[] = [
  { place: 'spa', part: 'entry', fault: '404', way: 'navigation' },
  { place: 'shop', part: 'data', fault: '503', way: 'navigation' },
  { place: 'services', part: 'chunk', fault: 'hangs', way: 'navigation' },
  { place: 'spa', part: 'css', fault: 'hangs', way: 'navigation' },
  { place: 'marketing', part: 'words', fault: 'aborted', way: 'navigation' },
  { place: 'featured', part: 'chunk', fault: 'corrupt', way: 'navigation' },
  { place: 'shop', part: 'exposed', fault: 'empty', way: 'landing' },
  { place: 'services', part: 'entry', fault: 'html', way: 'landing' },
  { place: 'spa', part: 'entry', fault: 'other', way: 'navigation' },
  { place: 'services', part: 'words', fault: 'tampered', way: 'navigation' },
  { place: 'marketing', part: 'exposed', fault: 'contract', way: 'navigation' },
  { place: 'cart', part: 'chunk', fault: 'evaluation', way: 'landing' },
  { place: 'spa', part: 'chunk', fault: 'render', way: 'navigation' },
  { place: 'assistant', part: 'chunk', fault: 'effect', way: 'landing' },
  { place: 'services', part: 'chunk', fault: 'handler', way: 'landing' },
  { place: 'marketing', part: 'css', fault: 'greedy', way: 'landing' },
  { place: 'spa', part: 'css', fault: 'greedy', way: 'navigation' },
];

export const nameOf = ({ place, part, fault, way, via }: Cell): string =>
  [place, part, fault, way, ...(via ? [via] : [])].join(' · ');
