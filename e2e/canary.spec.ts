import { signCanaryToken } from '@tesela/gateway/canaryToken';
import { startDisposableSite, type DisposableSite } from '@tesela/testing/disposableSite';
import { besideBrowser, measured, readVisits, startGateway } from '@tesela/testing/gateway';
import { tractorStore } from '@tesela/testing/site';

import { expect, test } from './support/test.ts';

test.describe('while a release is tried on some visitors', () => {
  let site: DisposableSite;

  test.beforeAll(async () => {
    site = await startDisposableSite({ site: tractorStore, env: measured });
  });
  test.afterAll(() => site.close());

  test('their browsers tell how the page went, to nobody but the site, and only then', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/visits')) reports.push(request.postData() ?? '');
    });
    const counted = async () => (await readVisits(site.server)).join('\n');

    await page.goto(`${site.url}/stores`, { waitUntil: 'networkidle' });
    await page.goto(`${site.url}/products`, { waitUntil: 'networkidle' });
    const before = [...reports];
    await site.startCanary(100);
    await page.goto(`${site.url}/stores`, { waitUntil: 'networkidle' });
    await page.evaluate(() => void dispatchEvent(new ErrorEvent('error')));
    await expect.poll(counted).toMatch(/browser_errors_total\{.*release="canary"\} 1/);
    await page.goto(`${site.url}/products`);
    await expect
      .poll(counted)
      .toMatch(/browser_vitals_total\{.*route="\/stores",release="canary",name="LCP",rating="\w+"\} 1/);

    expect(before).toEqual([]);
    expect(new Set(asked)).toEqual(new Set([site.url]));
    expect(await page.context().cookies()).toMatchObject([{ name: 'tesela_share', httpOnly: true }]);
  });
});

test(
  'QA with a signed link sees the areas of the live site and leaves; others download nothing of it',
  { tag: '@proof' },
  async ({ page }) => {
    const key = 'k'.repeat(32);
    const server = await startGateway({ ...besideBrowser, TESELA_CANARY_KEY: key }, tractorStore);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    try {
      await page.goto(`${server.url}/stores`, { waitUntil: 'networkidle' });
      expect(asked).not.toContain('/canary.js');

      await page.goto(`${server.url}/stores?canary=${signCanaryToken(key, new Date(Date.now() + 60_000))}`);
      const bar = page.getByRole('region', { name: 'Canary' });
      await expect(bar).toContainText('No canary');
      await page.keyboard.press('Alt+Shift+A');
      await expect(page.locator('tesela-dev-areas').getByText(/^page · mfe_explore /)).toBeVisible();
      await page.keyboard.press('Alt+Shift+A');
      // What the extension Module Federation DevTools reads.
      await page.getByRole('main').click();
      const shared = () =>
        page.evaluate(() => {
          const { ['__SHARE__']: scopes } = Reflect.get(window, '__FEDERATION__');
          return Object.keys(scopes?.shell?.default ?? {});
        });
      await expect.poll(shared).toEqual(expect.arrayContaining(['react', '@tesela/core/store']));
      const modules = await page.evaluate(() =>
        Object.keys(Reflect.get(window, '__FEDERATION__').moduleInfo),
      );
      expect(modules).toEqual(expect.arrayContaining(['shell', expect.stringMatching(/^mfe_checkout:\d/)]));
      await page.getByRole('banner').getByRole('link', { name: 'Machines' }).click();
      await expect(page).toHaveURL(`${server.url}/products`);
      await bar.getByRole('button', { name: 'Leave' }).click();

      await expect(page).toHaveURL(`${server.url}/products`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar).toHaveCount(0);
      expect(await page.context().cookies()).toEqual([]);
    } finally {
      await server.end();
    }
  },
);

test(
  'a measured visit is counted by remote, version and route, and leaves no cookie',
  { tag: '@proof' },
  async ({ page }) => {
    const server = await startGateway({ ...besideBrowser, ...measured, MEASURED_SHARE: '100' }, tractorStore);
    try {
      const counted = async () => (await readVisits(server)).join('\n');

      await page.goto(`${server.url}/stores`, { waitUntil: 'networkidle' });
      await page.evaluate(
        () => void dispatchEvent(new ErrorEvent('error', { error: new RangeError('private words') })),
      );
      await server.waitForLine(/"route":"\/stores".*"type":"RangeError".*"an error in a browser"/);
      await page.goto('about:blank');
      const place = 'remote="mfe_explore",version="[^"]+",route="/stores",release=""';
      await expect
        .poll(counted)
        .toMatch(new RegExp(`browser_vitals_total{${place},name="LCP",rating="\\w+"} 1`));

      expect(await counted()).toMatch(new RegExp(`browser_visits_total{${place}} 1`));
      expect((await counted()) + server.lines.join()).not.toContain('private words');
      expect(await page.context().cookies()).toEqual([]);
    } finally {
      await server.end();
    }
  },
);
