import { once } from 'node:events';
import path from 'node:path';

import { pageOf } from '@tesela/editor/pageOf';
import { serveEditor } from '@tesela/editor/serve';
import { writeEditor } from '@tesela/editor/write';

import { editedPackages, editorConfig } from '#content/editorConfig.ts';
import { gitHost } from '#content/gitHost.ts';
import { stopSignal } from '#stopSignal.ts';
import { type Outcome, defineVerb, text } from '#verb.ts';

const options = {
  port: text('N', 'where the editor is; 3010'),
  site: text('URL', 'shown beside it: "pnpm dev", or "tesela dev" elsewhere; http://localhost:3000'),
  out: text('DIR', 'write it as a static folder that commits to a Git host, instead of opening it'),
  host: text('NAME', 'github, gitlab or gitea (Forgejo, too)'),
  repo: text('OWNER/NAME', 'the repository'),
  branch: text('NAME', 'its branch; main'),
  'host-url': text('URL', 'a host of your own, e.g. https://git.site.example'),
  'app-id': text('ID', 'OAuth application of the host; without it one signs in with an access token'),
};

type Values = Partial<Record<keyof typeof options, string>>;

async function write(values: Values, out: string, site: string): Promise<Outcome> {
  const { host = 'github', repo, branch, 'host-url': url, 'app-id': app } = values;
  const { backend, origins } = gitHost({ host, repo, branch, url, app });
  const dir = path.resolve(out);
  await writeEditor(dir, await editorConfig(process.cwd(), backend, site), origins);
  return {
    text: `The editor of ${repo} is in ${dir}. It talks to ${origins.join(' and ')} only.`,
    data: { dir, origins },
  };
}

export const verb = defineVerb({
  summary: 'opens the editor of the words, facts and pictures of this folder',
  usage: `tesela edit [--port 3010] [--site http://localhost:3000]
tesela edit --out DIR --host github --repo owner/name

  Opened here, in Chromium, Chrome or Edge, it asks for the repository's folder: what you save is written there.`,
  options,
  run: async ({ values, say }) => {
    const site = values.site ?? 'http://localhost:3000';
    if (values.out !== undefined) return write(values, values.out, site);
    const config = () => editorConfig(process.cwd(), { name: 'gitea', repo: 'site/site' }, site);
    // Called once here, so that an error in a schema is reported in the terminal.
    await config();
    const packages = await editedPackages(process.cwd());
    const { server, url } = await serveEditor({
      port: Number(values.port ?? 3010),
      config,
      pageOf: (open) => pageOf(packages, open),
      site,
    });
    say(`Open ${url} in Chromium, Chrome or Edge.`);
    await once(stopSignal(), 'abort');
    server.close();
    return { text: 'The editor is closed.', data: { url } };
  },
});
