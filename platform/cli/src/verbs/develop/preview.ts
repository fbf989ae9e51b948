import { once } from 'node:events';
import path from 'node:path';

import { exportSite } from '@tesela/compose/exportSite';

import { followLive } from '#site/followLive.ts';
import { previewOf, sayDiffering } from '#site/previewOf.ts';
import { startGateway } from '#site/startGateway.ts';
import { UsageError, defineVerb, manifestOption, siteOptions, text } from '#verb.ts';

export const verb = defineVerb({
  summary: 'composes the whole site with one release changed, beside what is live, and serves or exports it',
  usage: 'tesela preview events@1.4.0-pr.7 … [--port 3000 | --out folder]',
  options: {
    port: text('N', 'serve it there; without it only the folder is made, for any server'),
    out: text('DIR', 'a static site of it for any host, hidden from search engines'),
    ...manifestOption,
    ...siteOptions,
  },
  words: Infinity,
  run: async ({ values, words, site, say }) => {
    if (words.length === 0) throw new UsageError('Name a release, e.g. events@1.4.0-pr.7.');
    await followLive(site, values.manifest);
    const preview = await previewOf(site, words);
    if (values.out !== undefined) {
      const out = path.resolve(values.out);
      const pages = await exportSite(preview.dir, out, { isHidden: true });
      return {
        text: `${pages} pages with ${words.join(', ')} are in ${out}.`,
        data: { ...preview, out, pages },
      };
    }
    const text = `The preview of ${words.join(', ')} is in ${preview.dir} (${sayDiffering(preview.changed)}).`;
    if (!values.port) return { text, data: preview };
    say(text);
    const { process: server, url } = await startGateway(preview.dir, Number(values.port));
    say(`Open ${url}`);
    if (server) await once(server, 'exit');
    return { text: 'The preview is no longer served; its folder stays.', data: preview };
  },
});
