import { LangProvider } from '@tesela/core/i18n';
import type { LiveRemotes } from '@tesela/core/liveRemotes';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { closeGates, noAreas, type Areas } from '#areas/areas.ts';
import { AreasProvider } from '#areas/AreasContext.ts';

import { RemoteSlot } from './RemoteSlot.tsx';
import { createResources } from './resources.ts';
import { ResourcesProvider } from './ResourcesContext.ts';

let fails: 'as it renders' | 'in an effect' | undefined;
const said = vi.fn();

function StorePicker() {
  if (fails === 'as it renders') throw new Error('broken');
  useEffect(() => {
    if (fails === 'in an effect') throw new Error('broken');
  }, []);
  return (
    <form onSubmit={(event) => said(event.preventDefault())}>
      <input type="radio" name="store" aria-label="North" defaultChecked />
      <input type="radio" name="store" aria-label="South" />
      <input aria-label="Name" />
      <select aria-label="Day">
        <option>Monday</option>
        <option>Sunday</option>
      </select>
      <button>Add</button>
    </form>
  );
}

const live: LiveRemotes = {
  mfe_stall: { version: '2.1.0', entry: '/e.js', pages: [], redirects: [], slots: ['store-picker'] },
};
const slot = {
  hydration: { defer: 'idle' } as const,
  chunks: () => [],
  hasData: false,
  load: async () => <StorePicker />,
};
const host = {
  load: async () =>
    ({ contract: 4, name: 'mfe_stall', routes: [], slots: { 'store-picker': slot } }) as const,
  readDocument: async () => null,
};
const source = { get: () => live, refresh: async () => {} };

/** The site as compose renders it, and as the browser does. */
async function site(areas: Areas, isBrowser: boolean) {
  const recovery = { forgetRemote: vi.fn(), reportFailure: vi.fn(), reportSuccess: vi.fn() };
  const resources = createResources(host, source, isBrowser ? recovery : undefined);
  await resources.slots.get('en', 'store-picker');
  return (
    <LangProvider lang="en">
      <AreasProvider value={areas}>
        <ResourcesProvider value={resources}>
          <RemoteSlot name="store-picker" />
        </ResourcesProvider>
      </AreasProvider>
    </LangProvider>
  );
}

function expectEntries(): void {
  expect(screen.getByLabelText('South')).toBeChecked();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Day')).toHaveValue('Sunday');
}

it.each(['as it renders', 'in an effect'] as const)(
  'visitor keeps what they typed, chose and submitted in a piece that throws %s, and when it is back',
  async (how) => {
    fails = undefined;
    const part = document.createElement('div');
    document.body.replaceChildren(part);
    part.innerHTML = renderToString(await site(noAreas, false));
    screen.getByLabelText<HTMLInputElement>('South').checked = true;
    screen.getByLabelText<HTMLInputElement>('Name').value = 'Ada';
    screen.getByLabelText<HTMLSelectElement>('Day').value = 'Sunday';
    window.earlyTaps = [...part.querySelectorAll('form')];
    const areas = closeGates(part, () => {});
    areas.openAll();
    said.mockClear();

    fails = how;
    const options = { onCaughtError: () => {}, onRecoverableError: () => {} };
    const app = await site(areas, true);
    const root = await act(async () => hydrateRoot(part, app, options));
    await waitFor(() => expect(part.querySelector('[data-static]')).not.toBeNull());

    expectEntries();
    expect(said).not.toHaveBeenCalled();

    fails = undefined;
    await waitFor(() => expect(part.querySelector('[data-static]')).toBeNull(), { timeout: 10_000 });

    expectEntries();
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    act(() => root.unmount());
  },
);
