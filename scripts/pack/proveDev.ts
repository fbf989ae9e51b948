import { chromium } from 'playwright';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { executablePath, sandboxArgs } from '@clinic/testing/chromium';

const port = Number(process.env.PORT ?? 3000);

/**
 * Proves that a team sees what it edits in the live site: `clinic dev` in its folder, a browser, and a changed word.
 * @param words after `clinic dev`, that say what is live
 */
export async function proveDev({ team, words }: { team: string; words: readonly string[] }): Promise<void> {
  const args = ['node_modules/.bin/clinic', 'dev', '--port', String(port), ...words];
  const dev = spawn(process.execPath, args, { cwd: team, stdio: ['ignore', 'ignore', 'pipe'] });
  const browser = await chromium.launch({ executablePath, args: [...sandboxArgs] });
  try {
    for await (const line of createInterface(dev.stderr)) {
      console.error(line);
      if (line.includes(`http://localhost:${port}`)) break;
    }
    if (dev.exitCode !== null) throw new Error('clinic dev ended.');
    dev.stderr.resume();
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/spa/facial`);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.textContent();
    if (!before) throw new Error('The page has no heading.');

    const file = path.join(team, 'src/content/es/facial.ts');
    const source = readFileSync(file, 'utf8');
    if (!source.includes(`'${before}'`)) throw new Error(`${file} does not say "${before}".`);
    const start = performance.now();
    writeFileSync(file, source.replace(`'${before}'`, "'Palabras del equipo'"));
    await page.getByRole('heading', { level: 1, name: 'Palabras del equipo' }).waitFor({ timeout: 120_000 });
    console.log(`An edit was on the page after ${((performance.now() - start) / 1000).toFixed(1)} s.`);

    await page.keyboard.press('Alt+Shift+A');
    await page.getByText(/^page · mfe_spa 0\.0\.0-dev\./).waitFor();
    await page.getByText(/^footer · shell \d/).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Cuidar la piel' }).waitFor();
  } finally {
    await browser.close();
    if (dev.exitCode === null) {
      dev.kill('SIGTERM');
      await once(dev, 'exit');
    }
  }
}
