import type { ServerResponse } from 'node:http';

import type { RequestHandler } from '@rsbuild/core';

import type { PackageState, PackageStates } from '#dev/compile/packageStates.ts';

/** Path of the server-sent events. */
export const EVENTS_PATH = '/__dev/events';

/** An event from the development server to the page. */
export type DevEvent =
  | { type: 'states'; states: readonly PackageState[] }
  /** The change cannot be applied to the running page. */
  | { type: 'reload'; why: string }
  /** The documents of a remote may have changed. */
  | { type: 'documents'; folder: string };

export type DevEvents = {
  handler: RequestHandler;
  reload: (why: string) => void;
  documentsChanged: (folder: string) => void;
};

/** Sends events to every open page: the states of the packages at the start and after each change, and reloads. */
export function createDevEvents(states: PackageStates): DevEvents {
  const pages = new Set<ServerResponse>();
  const send = (event: DevEvent, to: Iterable<ServerResponse> = pages) => {
    for (const page of to) page.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  states.subscribe((list) => send({ type: 'states', states: list }));
  return {
    handler: (request, response, next) => {
      const late = /^\/__dev\/waiting\/([\w-]+)$/.exec(request.url ?? '')?.[1];
      if (late && request.method === 'POST') {
        console.warn(`  ${late} has not answered a page for 3 s.`);
        response.writeHead(204).end();
        return;
      }
      if (request.url !== EVENTS_PATH) return next();
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(response);
      request.once('close', () => pages.delete(response));
      send({ type: 'states', states: states.list() }, [response]);
    },
    reload: (why) => send({ type: 'reload', why }),
    documentsChanged: (folder) => send({ type: 'documents', folder }),
  };
}
