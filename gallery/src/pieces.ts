import type { StateName } from '@clinic/mocks/states';
import { localizePath } from '@clinic/shared/lang';

import type { Choice } from './readChoice.ts';

/** The site of `pnpm dev`, whose pages the gallery frames. */
const site = 'http://localhost:3000';

/** Main pages of each micro-frontend, without language. */
export const pieces = [
  '/',
  '/nosotros',
  '/equipo',
  '/blog',
  '/faq',
  '/dermatologia/estetica',
  '/spa/facial',
  '/spa/capilar',
  '/tienda',
  '/tienda/capilar',
] as const;

/** Where a state shows itself best. */
const pageOf: Partial<Record<StateName, string>> = {
  'cart-damaged': '/tienda',
  'cart-product-gone': '/tienda',
  'assessment-half-filled': '/dermatologia/estetica',
};

const isState = (name: string): name is StateName => name in pageOf;

/** @returns the address of the chosen page in the chosen state, or null when none is chosen */
export function pieceUrl({ piece, state, lang }: Pick<Choice, 'piece' | 'state' | 'lang'>): string | null {
  const path = piece || (isState(state) ? pageOf[state] : state && '/');
  if (!path) return null;
  return site + localizePath(path, lang) + (state ? `?state=${state}` : '');
}
