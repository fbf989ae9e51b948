import { PAGE_DATA_ID, type PageData } from '@tesela/core/liveRemotes';
import { setupWorker } from 'msw/browser';
import { http, HttpResponse, type HttpHandler } from 'msw/http';

import { readAddress } from '#address.ts';
import { assessmentHandlers, assessmentScenarios } from '#assessments/handlers.ts';
import { chatHandlers, chatScenarios } from '#chat/handlers.ts';
import { showPanel } from '#panel.ts';
import { stored } from '#stored.ts';

const named = <T extends string>(prefix: string, names: readonly T[], make: (name: T) => HttpHandler[]) =>
  names.map((name) => [`${prefix}:${name}`, make(name)] as const);

/** Addresses of the remotes' entries, by short name. */
function readEntries(): [string, string][] {
  const { registry } = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
  return Object.entries(registry).map(([name, { entry }]) => [name.replace('mfe_', ''), entry]);
}

const remoteScenarios = ([name, entry]: readonly [string, string]) =>
  [
    [`down:${name}`, [http.get(entry, () => new HttpResponse(null, { status: 503 }))]],
    [`silent:${name}`, [http.get(entry, () => new Promise<never>(() => {}))]],
  ] as const;

/**
 * Answers the site's API calls in the browser, for development without the gateway, as `?mock=` says, and shows links
 * to all scenarios. The server must serve `/mockServiceWorker.js`. Requests without a handler go to the network.
 * @throws Error when the service worker cannot be registered
 */
export async function startMocks(): Promise<void> {
  const handlers = new Map<string, readonly HttpHandler[]>([
    ...named('chat', chatScenarios, chatHandlers),
    ...named('inbox', assessmentScenarios, assessmentHandlers),
    ...readEntries().flatMap(remoteScenarios),
  ]);
  const known = [...handlers.keys(), ...Object.keys(stored)];
  const { names, isAsked, unknown } = readAddress(location.search, sessionStorage, known);
  for (const [name, fill] of Object.entries(stored))
    // Once, by its link, and not on every page that follows.
    if (isAsked && names.includes(name)) fill({ local: localStorage, session: sessionStorage });
  showPanel({ known, chosen: names, unknown });
  if (unknown.length > 0) console.error(`Mocks: no ?mock=${unknown.join()}. Valid: ${known.join(', ')}.`);

  const worker = setupWorker(
    ...names.flatMap((name) => handlers.get(name) ?? []),
    ...chatHandlers('success'),
    ...assessmentHandlers('success'),
  );
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}
