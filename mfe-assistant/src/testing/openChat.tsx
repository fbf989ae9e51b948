import { renderWithProviders } from '@clinic/shared/testing';
import type { Lang } from '@tesela/core/lang';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';

import { documents } from '#exposed/data.ts';
import { remote } from '#exposed/remote.ts';

type Where = { lang?: Lang; path?: string };

type Site = ReturnType<typeof renderWithProviders>;

/** Loads the slot with its document. */
export async function loadSlot(lang: Lang): Promise<ReactElement> {
  const { assistant } = documents({ lang, settings: {} });
  const element = await remote.slots.assistant?.load(lang, Promise.resolve(assistant));
  if (!element) throw new Error('No such slot');
  return element;
}

/** Renders the slot as the shell does. */
export async function openSite({ lang = 'es', path = '/' }: Where = {}): Promise<Site> {
  const element = await loadSlot(lang);
  return renderWithProviders(element, { lang, path });
}

export async function openChat(where?: Where): Promise<Site> {
  const site = await openSite(where);
  await site.user.click(screen.getByRole('button', { name: /^(Abrir|Open)/ }));
  return site;
}

export const launcher = () => screen.getByRole('button', { name: 'Abrir el asistente virtual' });
export const log = () => screen.getByRole('log');
export const input = () => screen.getByRole('textbox');
export const inWindow = () => within(screen.getByRole('dialog'));

/** Stubs browser APIs that jsdom lacks: `matchMedia` and `ResizeObserver`. */
export function stubBrowser({ isTouchScreen = false } = {}): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouchScreen }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}
