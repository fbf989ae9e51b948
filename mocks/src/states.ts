import { ASSESSMENTS_PATH } from '@clinic/shared/assessments';
import { CHAT_PATH } from '@clinic/shared/chat';
import { delay, passthrough } from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw/http';

/** Storages that a state fills before the page starts. */
export type Stores = { local: Pick<Storage, 'setItem'>; session: Pick<Storage, 'setItem'> };

/** A state of the site that is hard to reach by hand. The panel has a link to each. */
type State = {
  label: string;
  /** Page that shows it, without language. */
  path: string;
  prepare?: (stores: Stores) => void;
  handlers?: () => HttpHandler[];
};

/** Delay of every request with `slow-network`, in ms. */
const NETWORK_DELAY = 2_000;

const draft = {
  fullName: 'Ana María Gómez',
  identificationType: 'cc',
  email: 'ana@example.org',
  phone: '300 123 4567',
  preferredTreatment: 'Microneedling',
  primaryGoal: '',
  hasMedicalOrder: '',
  doctorName: '',
  details: '',
};

const gone = { id: 'left-the-catalogue', name: 'Crema que salió del catálogo', image: '', quantity: 2 };

export const states = {
  'cart-damaged': {
    label: 'Cart: what was stored cannot be read',
    path: '/tienda',
    prepare: ({ local }) => local.setItem('clinic.cart', '{"version":1,"lines":[{"id":'),
  },
  'cart-product-gone': {
    label: 'Cart: holds a product that left the catalogue',
    path: '/tienda',
    prepare: ({ local }) => local.setItem('clinic.cart', JSON.stringify({ version: 1, lines: [gone] })),
  },
  'assessment-half-filled': {
    label: 'Assessment form: half filled, kept from before',
    path: '/dermatologia/estetica',
    prepare: ({ session }) =>
      session.setItem('clinic.assessment', JSON.stringify({ savedAt: Date.now(), values: draft })),
  },
  'remotes-down': {
    label: 'Every remote: down',
    path: '/',
    handlers: () => [http.get('*/remoteEntry.js', () => new HttpResponse(null, { status: 503 }))],
  },
  'remotes-silent': {
    label: 'Every remote: never answers',
    path: '/',
    handlers: () => [
      http.get('*/remoteEntry.js', async () => {
        await delay('infinite');
      }),
    ],
  },
  'slow-network': {
    label: `Network: everything takes ${NETWORK_DELAY / 1_000} s`,
    path: '/',
    handlers: () => [
      http.all('*', async () => {
        await delay(NETWORK_DELAY);
        return passthrough();
      }),
    ],
  },
  offline: {
    label: 'Network: the site’s own calls fail',
    path: '/',
    handlers: () => [
      http.all(`*${CHAT_PATH}`, () => HttpResponse.error()),
      http.all(`*${ASSESSMENTS_PATH}`, () => HttpResponse.error()),
      // The frame is fetched only in development; composed pages contain it.
      http.all('*/data/shell/*', () => passthrough()),
      http.all('*/data/*', () => HttpResponse.error()),
      http.all('*/registry.json', () => HttpResponse.error()),
    ],
  },
} as const satisfies Record<string, State>;

export type StateName = keyof typeof states;

// Object.keys widens the keys.
export const stateNames = Object.keys(states) as StateName[];

export const stateOf = (name: StateName): State => states[name];
