import { existsSync } from 'node:fs';
import path from 'node:path';

import { makeInWorkspace } from '#new/inWorkspace.ts';
import { makeStandalone } from '#new/standalone.ts';
import { readWords } from '#new/words.ts';
import { readArgs, UsageError, type Verb } from '#verb.ts';

const text = { type: 'string' } as const;

export const verb: Verb = {
  summary: 'makes a micro-frontend: in this workspace, or as a repository of its own',
  usage: `clinic new events [--path /eventos] [--es Eventos] [--en Events] [--standalone --kit URL]

  <name>              small letters and hyphens, e.g. events or body-care: the folder is mfe-<name>
  --path              address of its page in both languages; default: /<name>
  --es, --en          its names in the menu; default: after path and name
  --standalone        a repository of its own in this folder, installed
  --kit URL|DIR       npm registry that has the kit (CLINIC_REGISTRY), or a folder of its tarballs
  --registry URL      npm registry of the releases; default: the kit's
  --manifest URL      live.json of the site that it is shown in (CLINIC_MANIFEST)`,
  run: async (args) => {
    const { values, positionals } = readArgs(
      args,
      {
        path: text,
        es: text,
        en: text,
        kit: text,
        registry: text,
        manifest: text,
        standalone: { type: 'boolean' },
      },
      1,
    );
    const [word] = positionals;
    if (!word) throw new UsageError('Name it, e.g. events.');
    const words = readWords(word, values);
    const cwd = process.cwd();
    const data = { folder: words.folder, path: words.address };
    if (values.standalone) {
      const kit = values.kit ?? process.env.CLINIC_REGISTRY;
      if (!kit) throw new UsageError('Say with --kit where the kit is: a registry, or a folder of tarballs.');
      const manifest = values.manifest ?? process.env.CLINIC_MANIFEST;
      return {
        text: await makeStandalone(cwd, words, { ...values, kit, manifest, registry: values.registry }),
        data,
      };
    }
    if (!existsSync(path.join(cwd, 'pnpm-workspace.yaml')))
      throw new UsageError('This folder is no workspace: say --standalone for a repository of its own.');
    return { text: await makeInWorkspace(cwd, words), data };
  },
};
