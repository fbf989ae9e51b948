import type { SiteFolder } from '@tesela/compose/change';
import { previewSite, type Preview } from '@tesela/compose/preview';

import { findPin, parsePackageSpec, withPin } from '#site/pins.ts';

/**
 * Composes a preview: the live site with some other releases.
 * @param words package specs, e.g. `events@1.6.0-pr.7`
 */
export const previewOf = (site: SiteFolder, words: readonly string[]): Promise<Preview> =>
  previewSite(site, words.join(' '), async (live) => {
    let draft = { shell: live.shell, remotes: live.remotes };
    for (const word of words) {
      const spec = parsePackageSpec(word);
      draft = withPin(draft, spec.part, await findPin(site, spec, live));
    }
    return draft;
  });

export const sayDiffering = (pages: number): string =>
  `${pages === 1 ? '1 page differs' : `${pages} pages differ`} from what is live`;
