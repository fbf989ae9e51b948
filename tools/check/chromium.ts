import { executablePath, launchArgs } from '@clinic/testing/chromium';
import { chromium } from 'playwright';

/** Why no journey can run here, in a sentence; undefined when Chromium starts. */
export async function problemOfChromium(): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, args: launchArgs });
    await browser.close();
    return undefined;
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split(/\n| at \//);
    return `Chromium does not start here (${reason}): apt-get install chromium chromium-headless-shell`;
  }
}
