import { existsSync } from 'node:fs';
import path from 'node:path';

import { assertCanBegin } from '#new/assertCanBegin.ts';
import { makeInWorkspace } from '#new/inWorkspace.ts';
import { parseNewRemote } from '#new/newRemote.ts';
import { makeStandalone } from '#new/standalone.ts';
import { UsageError, defineVerb, flag, text } from '#verb.ts';

export const verb = defineVerb({
  summary: 'makes a micro-frontend: in this workspace, or as a repository of its own',
  usage: `tesela new events [--path /eventos] [--es Eventos] [--en Events] [--standalone --kit URL --with @shop/kit]

  Small letters and hyphens, e.g. events or body-care: the folder is mfe-<name>.`,
  options: {
    path: text('PATH', 'address of its page without language; /<name>'),
    es: text('WORDS', 'its name in the Spanish menu; after the path'),
    en: text('WORDS', 'its name in the English menu; after its own'),
    standalone: flag('a repository of its own in this folder, installed'),
    kit: text('URL|DIR', 'npm registry that has the kit (TESELA_REGISTRY), or a folder of its tarballs'),
    with: text('PACKAGES', "the site's own that its teams use, with commas: @shop/kit"),
    registry: text('URL', "npm registry of the releases; the kit's"),
    manifest: text('URL', 'live.json of the site that it is shown in (TESELA_MANIFEST)'),
  },
  words: 1,
  run: async ({ values, words: [word], say }) => {
    if (!word) throw new UsageError('Name it, e.g. events.');
    const named = parseNewRemote(word, values);
    const cwd = process.cwd();
    const data = { folder: named.folder, path: named.address };
    if (values.standalone) {
      const { kit = process.env.TESELA_REGISTRY, manifest = process.env.TESELA_MANIFEST, registry } = values;
      await assertCanBegin(named, { kit, manifest, registry }, say);
      if (!kit) throw new UsageError('Say with --kit where the kit is: a registry, or a folder of tarballs.');
      const options = { kit, manifest, packages: values.with?.split(',') ?? [], registry };
      return { text: await makeStandalone(cwd, named, options, say), data };
    }
    if (!existsSync(path.join(cwd, 'pnpm-workspace.yaml')))
      throw new UsageError('This folder is no workspace: say --standalone for a repository of its own.');
    return { text: await makeInWorkspace(cwd, named), data };
  },
});
