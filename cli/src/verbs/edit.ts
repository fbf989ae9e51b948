import { serveEditor } from '@clinic/editor/serve';
import { once } from 'node:events';

import { editorConfig } from '#content/editorConfig.ts';
import { readArgs, type Verb } from '#verb.ts';

export const verb: Verb = {
  summary: 'opens the editor of the words, facts and pictures of this folder',
  usage: `clinic edit [--port 3010] [--site http://localhost:3000]

  --port N            where the editor is (3010)
  --site URL          the site that is shown beside it: "pnpm dev", or "clinic dev" elsewhere (http://localhost:3000)

  Open it in Chromium, Chrome or Edge and choose the folder of the repository: what you save is written there.`,
  run: async (args, say) => {
    const { values } = readArgs(args, { port: { type: 'string' }, site: { type: 'string' } });
    const site = values.site ?? 'http://localhost:3000';
    const config = () => editorConfig(process.cwd(), { name: 'gitea', repo: 'clinica/sitio' }, site);
    // What is wrong with a schema is said here and not in the browser.
    await config();
    const { server, url } = await serveEditor({ port: Number(values.port ?? 3010), config, site });
    say(`Open ${url} in Chromium, Chrome or Edge.`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
    await once(server, 'close');
    return { text: 'The editor is closed.', data: { url } };
  },
};
