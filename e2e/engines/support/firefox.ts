import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startProcess } from '@tesela/testing/process';

import type { Engine } from './engine.ts';
import { openMarionette } from './marionette.ts';

const preferences = {
  // A free port, which Firefox prints.
  'marionette.port': 0,
  // Prints the console of pages to stdout.
  'devtools.console.stdout.content': true,
  'browser.dom.window.dump.enabled': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'dom.disable_open_during_load': false,
};

/** Console errors of pages; Firefox also prints errors of its own interface. */
const consoleError = /^(?:console\.(?:error|warn): (?!RSLoader)|JavaScript (?:error|warning): http)/;

export const firefox: Engine = {
  name: 'Firefox',
  needs: [['/usr/bin/firefox-esr', '/usr/bin/firefox']],
  debianPackages: ['firefox-esr'],
  async start({ file, withScripts }) {
    const profile = mkdtempSync(path.join(tmpdir(), 'clinic-firefox-'));
    const all = { ...preferences, 'javascript.enabled': withScripts };
    writeFileSync(
      path.join(profile, 'user.js'),
      Object.entries(all)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
        .join(''),
    );
    const browser = startProcess(file, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
      env: { MOZ_HEADLESS_WIDTH: '1920', MOZ_HEADLESS_HEIGHT: '1200' },
    });
    const [, port] = await browser.waitForLine(/Listening on port (\d+)/);
    const driver = openMarionette(Number(port));
    return {
      driver,
      // A window has bars and a minimum width; a pop-up has the requested size.
      async resize(width, height) {
        const [current] = await driver.getAllWindowHandles();
        await driver.executeScript(
          'window.open("about:blank", "_blank", arguments[0])',
          `popup,width=${width},height=${height}`,
        );
        const handles = await driver.getAllWindowHandles();
        await driver.switchTo().window(handles.findLast((handle) => handle !== current) ?? '');
      },
      consoleErrors: () => Promise.resolve(browser.lines.filter((line) => consoleError.test(line))),
      async stop() {
        await browser.end();
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },
};
