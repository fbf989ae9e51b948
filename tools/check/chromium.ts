import { executablePath, launchArgs } from '@tesela/testing/chromium';
import { chromium } from 'playwright';

/** The reason why Chromium does not start, as a sentence; undefined when it starts. */
export async function chromiumProblem(): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, args: launchArgs });
    await browser.close();
    return undefined;
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split(/\n| at \//);
    return `Chromium does not start here (${reason}): apt-get install chromium chromium-headless-shell`;
  }
}
