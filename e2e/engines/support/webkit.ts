import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startProcess } from '@tesela/testing/process';
import getPort from 'get-port';
import { Builder } from 'selenium-webdriver';

import type { Engine } from './engine.ts';

/** The browser that WebKitGTK's driver controls; Debian installs it beside the library. */
const [miniBrowser = ''] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** Makes the bars of the browser narrower than a phone. */
const narrowBars = '* { min-width: 0; margin: 0; padding: 0; border: none; font-size: 1px; }';

/** Records console errors in the page, because the driver does not report them. Earlier errors are missed. */
function recordErrors() {
  const page = globalThis as typeof globalThis & { heard?: string[] };
  const heard = (page.heard = []) as string[];
  for (const method of ['error', 'warn'] as const) console[method] = (...said) => heard.push(said.join(' '));
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
}

export const webkit: Engine = {
  name: 'WebKitGTK',
  needs: [['/usr/bin/WebKitWebDriver'], ['/usr/bin/Xvfb']],
  debianPackages: ['webkit2gtk-driver', 'xvfb'],
  cannotStopScripts: 'its driver takes no setting that turns them off',

  async start({ file }) {
    // It has no headless mode, so it gets a virtual screen.
    const screen = startProcess('Xvfb', [
      '-displayfd',
      '1',
      '-screen',
      '0',
      '1920x1200x24',
      '-nolisten',
      'tcp',
    ]);
    const [display] = await screen.waitForLine(/^\d+$/);
    const config = mkdtempSync(path.join(tmpdir(), 'clinic-webkit-'));
    mkdirSync(path.join(config, 'gtk-3.0'));
    writeFileSync(path.join(config, 'gtk-3.0/gtk.css'), narrowBars);
    const port = await getPort();
    const server = startProcess(file, [`--port=${port}`], {
      env: {
        DISPLAY: `:${display}`,
        XDG_CONFIG_HOME: config,
        // The sandbox needs privileges that containers do not have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    // It prints nothing when it listens.
    await server.waitUntilAnswering(`http://127.0.0.1:${port}/status`);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation'],
        },
      })
      .build();
    return {
      driver,
      async resize(width, height) {
        const window = driver.manage().window();
        await window.setRect({ x: 0, y: 0, width, height });
        const bars = height - (await driver.executeScript<number>('return innerHeight'));
        await window.setRect({ x: 0, y: 0, width, height: height + bars });
      },
      async opened() {
        await driver.executeScript(recordErrors);
      },
      consoleErrors: () => driver.executeScript<string[]>('return globalThis.heard ?? []'),
      async stop() {
        await driver.quit().catch(() => {});
        await server.end();
        await screen.end();
        rmSync(config, { recursive: true, force: true });
      },
    };
  },
};
