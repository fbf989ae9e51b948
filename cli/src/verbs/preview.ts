import { previewSite } from '@clinic/compose/preview';
import { once } from 'node:events';

import { parseWanted } from '#names.ts';
import { findPin, withPin } from '#pins.ts';
import { siteOf, siteOptions, siteUsage } from '#site.ts';
import { startGateway } from '#startGateway.ts';
import { readArgs, UsageError, type Verb } from '#verb.ts';

export const verb: Verb = {
  summary: 'composes the whole site with one release changed, beside what is live, and serves it',
  usage: `clinic preview spa@1.4.0-pr.7 [--port 3000]

  --port N            serve it there; without it only the folder is made, for any server
${siteUsage}`,
  run: async (args, say) => {
    const { values, positionals } = readArgs(args, { ...siteOptions, port: { type: 'string' } }, Infinity);
    if (positionals.length === 0) throw new UsageError('Name a release, e.g. spa@1.4.0-pr.7.');
    const site = siteOf(values, say);
    const preview = await previewSite(site, positionals.join(' '), async (live) => {
      let draft = { shell: live.shell, remotes: live.remotes };
      for (const word of positionals) {
        const wanted = parseWanted(word);
        draft = withPin(draft, wanted.part, await findPin(site, wanted));
      }
      return draft;
    });
    const text = `The preview of ${positionals.join(', ')} is in ${preview.dir} (${preview.made} pages made).`;
    if (!values.port) return { text, data: preview };
    say(text);
    const { process: server, url } = await startGateway(preview.dir, Number(values.port));
    say(`Open ${url}`);
    if (server) await once(server, 'exit');
    return { text: 'The preview is no longer served; its folder stays.', data: preview };
  },
};
