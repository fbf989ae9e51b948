// Pictures of every route in an engine, to be looked at: `node e2e/engines/screens.ts WebKitGTK 390 1440`
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { serveSite } from '@clinic/testing/gateway';
import { listUrls, root } from '@clinic/testing/site';
import { onePerRoute } from '@clinic/testing/composedRoutes';
import { engines } from './support/engines.ts';
import { Visitor } from './support/visitor.ts';

const [, , name = '', ...widths] = process.argv;
const engine = engines.find((each) => each.file && each.name === name);
if (!engine || widths.length === 0)
  throw new Error(`Say which engine and how wide in px: ${engines.map((each) => each.name).join(', ')}.`);

const heightOf = (width: number) => (width < 700 ? 844 : 1000);

const target = path.join(root, '.reports/screens', name);
mkdirSync(target, { recursive: true });
const site = await serveSite();
for (const width of widths.map(Number)) {
  const browser = await engine.start({ file: engine.file, withScripts: true });
  const visitor = new Visitor(browser, site.url);
  await visitor.open('/robots.txt');
  await browser.resize(width, heightOf(width));
  for (const url of [...onePerRoute(listUrls()), '/404']) {
    await visitor.open(url);
    const height = await visitor.driver.executeScript<number>(
      'for (const image of document.images) image.loading = "eager"; return document.documentElement.scrollHeight;',
    );
    // One screen after the other: not every driver takes a picture of the whole page.
    const step = heightOf(width) - 120;
    for (let top = 0; top < height - 120; top += step) {
      await visitor.driver.executeScript('scrollTo({ top: arguments[0], behavior: "instant" })', top);
      await setTimeout(400);
      const picture = await visitor.driver.takeScreenshot();
      const file = `${url.slice(1).replaceAll('/', '-') || 'inicio'}-${width}-${1 + top / step}.png`;
      writeFileSync(path.join(target, file), picture, 'base64');
    }
  }
  await browser.stop();
}
await site.end();
console.log(`Pictures in ${target}`);
