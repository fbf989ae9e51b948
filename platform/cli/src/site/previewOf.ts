import type { Site } from '@clinic/compose/change';
import { previewSite, type Preview } from '@clinic/compose/preview';

import { findPin, parseWanted, withPin } from '#site/pins.ts';

/**
 * Composes the live site with some releases changed, beside what is live.
 * @param words of the releases: `events@1.6.0-pr.7`
 */
export const previewOf = (site: Site, words: readonly string[]): Promise<Preview> =>
  previewSite(site, words.join(' '), async (live) => {
    let draft = { shell: live.shell, remotes: live.remotes };
    for (const word of words) {
      const wanted = parseWanted(word);
      draft = withPin(draft, wanted.part, await findPin(site, wanted, live));
    }
    return draft;
  });
