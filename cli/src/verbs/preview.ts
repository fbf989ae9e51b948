import { exportSite } from '@clinic/compose/exportSite';
import { once } from 'node:events';
import path from 'node:path';

import { followLive, followUsage } from '#followLive.ts';
import { previewOf } from '#previewOf.ts';
import { siteOf, siteOptions, siteUsage } from '#site.ts';
import { startGateway } from '#startGateway.ts';
import { readArgs, UsageError, type Verb } from '#verb.ts';

export const verb: Verb = {
  summary: 'composes the whole site with one release changed, beside what is live, and serves or exports it',
  usage: `clinic preview spa@1.4.0-pr.7 [--port 3000] [--out folder]

  --port N            serve it there; without it only the folder is made, for any server
  --out DIR           a static site of it for any host, hidden from search engines
${followUsage}
${siteUsage}`,
  run: async (args, say) => {
    const { values, positionals } = readArgs(
      args,
      { ...siteOptions, manifest: { type: 'string' }, port: { type: 'string' }, out: { type: 'string' } },
      Infinity,
    );
    if (positionals.length === 0) throw new UsageError('Name a release, e.g. spa@1.4.0-pr.7.');
    const site = siteOf(values, say);
    await followLive(site, values.manifest);
    const preview = await previewOf(site, positionals);
    if (values.out !== undefined) {
      const out = path.resolve(values.out);
      const pages = await exportSite(preview.dir, out, { isHidden: true });
      return {
        text: `${pages} pages with ${positionals.join(', ')} are in ${out}.`,
        data: { ...preview, out, pages },
      };
    }
    const text = `The preview of ${positionals.join(', ')} is in ${preview.dir} (${preview.made} pages made).`;
    if (!values.port) return { text, data: preview };
    say(text);
    const { process: server, url } = await startGateway(preview.dir, Number(values.port));
    say(`Open ${url}`);
    if (server) await once(server, 'exit');
    return { text: 'The preview is no longer served; its folder stays.', data: preview };
  },
};
