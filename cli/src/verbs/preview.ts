import { previewSite } from '@clinic/compose/preview';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

import { parseWanted } from '#names.ts';
import { findPin, withPin } from '#pins.ts';
import { siteOf, siteOptions, siteUsage } from '#site.ts';
import { readArgs, UsageError, type Verb } from '#verb.ts';

export const verb: Verb = {
  summary: 'composes the whole site with one release changed, beside what is live, and serves it',
  usage: `clinic preview spa@1.4.0-pr.7 [--port 3000]

  --port N            serve it there; without it only the folder is made, for any server
${siteUsage}`,
  run: async (args, say) => {
    const { values, positionals } = readArgs(args, { ...siteOptions, port: { type: 'string' } });
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
    const server = createRequire(import.meta.url).resolve('@clinic/gateway/server');
    const child = spawn(process.execPath, [server], {
      stdio: 'inherit',
      env: { ...process.env, SITE_DIR: preview.dir, PORT: values.port },
    });
    // Whoever ends this program ends the server with it.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    await once(child, 'exit');
    return { text: 'The preview is no longer served; its folder stays.', data: preview };
  },
};
