import { serveSite, type Gateway } from '@tesela/testing/gateway';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

import type { Browser } from './engine.ts';
import type { engines } from './engines.ts';
import { Visitor } from './visitor.ts';

/** Serves the site and starts the engine for the journeys of a block. Console errors of a page fail its journey. */
export function withVisitor(engine: (typeof engines)[number], withScripts = true): () => Visitor {
  let site: Gateway;
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    site = await serveSite();
    browser = await engine.start({ file: engine.file, withScripts });
    visitor = new Visitor(browser, site.url);
    await visitor.open('/robots.txt');
    await visitor.resize(1440, 900);
  });
  afterAll(async () => {
    await browser.stop();
    await site.end();
  });
  afterEach(async () => expect(await browser.consoleErrors()).toEqual([]));
  return () => visitor;
}
