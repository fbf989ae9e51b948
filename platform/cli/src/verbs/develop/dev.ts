import { existsSync } from 'node:fs';

import { readRemote } from '@tesela/build/workspace';

import { developRemote } from '#dev/developRemote.ts';
import { developSite } from '#dev/developSite.ts';
import { endWithParent } from '#dev/endWithParent.ts';
import { UsageError, defineVerb, manifestOption, siteOptions, text } from '#verb.ts';

export const verb = defineVerb({
  summary: 'shows what you edit: a whole site with hot reload in its folder, or a remote in the live site',
  usage: `tesela dev [remote …] [--port 3000]                  in the folder of a site
tesela dev [--manifest <file or URL>] [--port 3000]  in the folder of a remote

  Of a site, shell and remotes are compiled and updated in place; with names only those remotes, and the others
  are as they were built. Of a remote in a repository of its own, it is built and composed into the live site at every change.`,
  options: { ...manifestOption, port: text('N', 'where the site is (PORT; 3000)'), ...siteOptions },
  words: Infinity,
  run: async ({ values, words, site, say }) => {
    const port = values.port ?? process.env.PORT;
    if (existsSync('shell')) {
      endWithParent();
      await developSite(words, port).catch((error: unknown) => {
        say(error instanceof Error ? error.message : String(error));
        // Servers that listen already would keep it running.
        process.exit(1);
      });
      // It runs until it is ended from outside.
      return new Promise(() => {});
    }
    if (words.length > 0) throw new UsageError(`"${words[0]}": remotes are named in the folder of a site.`);
    const remote = readRemote(process.cwd());
    await developRemote(remote, { site, manifest: values.manifest, port: Number(port ?? 3000), say });
    return { text: 'Stopped.', data: { name: remote.name } };
  },
});
