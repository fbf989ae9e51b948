import { executablePath, sandboxArgs } from '@tesela/testing/chromium';
import { startProcess } from '@tesela/testing/process';
import { Builder, logging } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';

import type { Engine } from './engine.ts';

export const chromium: Engine = {
  name: 'Chromium',
  needs: [['/usr/bin/chromedriver'], ['/usr/bin/chromium']],
  debianPackages: ['chromium-driver'],
  async start({ file, withScripts }) {
    const server = startProcess(file, ['--port=0']);
    const [, port] = await server.waitForLine(/on port (\d+)\.$/);
    const driver = (await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'chrome',
        'goog:loggingPrefs': { browser: 'ALL' },
        'goog:chromeOptions': {
          binary: executablePath,
          args: ['--headless=new', '--disable-gpu', '--window-size=1920,1200', ...sandboxArgs],
        },
      })
      .build()) as Driver;
    // Chromium ignores the preference of a profile for it.
    if (!withScripts)
      await driver.sendDevToolsCommand('Emulation.setScriptExecutionDisabled', { value: true });
    return {
      driver,
      async resize(width, height) {
        await driver.sendDevToolsCommand('Emulation.setDeviceMetricsOverride', {
          width,
          height,
          deviceScaleFactor: 1,
          mobile: false,
        });
      },
      async consoleErrors() {
        const entries = await driver.manage().logs().get(logging.Type.BROWSER);
        return entries
          .filter(({ level }) => level.value >= logging.Level.WARNING.value)
          .map(({ message }) => message);
      },
      async stop() {
        await driver.quit().catch(() => {});
        await server.end();
      },
    };
  },
};
