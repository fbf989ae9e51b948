import { existsSync } from 'node:fs';
import path from 'node:path';

import { nextPatch } from '@tesela/compose/nextPatch';
import { checkRelease } from '@tesela/compose/release';
import { siteRoot } from '@tesela/compose/site';
import { callTesela } from '@tesela/gateway/packageManager';

import { checkTypes } from '#check/checkTypes.ts';
import { changeOptions } from '#site/changeLive.ts';
import { findLive } from '#site/readManifest.ts';
import { UsageError, defineVerb, flag, manifestOption, siteOptions, text } from '#verb.ts';

export const verb = defineVerb({
  summary: 'checks the build in this folder, or of a remote of this workspace, and publishes it',
  usage: 'tesela release [spa | folder] [--content | --version 1.5.0] [--tag next] [--dry-run]',
  options: {
    content: flag('as the patch after the newest release: for a change of words, facts or pictures'),
    version: text('V', 'instead of the one in package.json, e.g. 1.5.0-pr.7 for a preview'),
    tag: text('TAG', 'of the registry; latest, or pr for 1.5.0-pr.7'),
    'dead-links': changeOptions['dead-links'],
    'dry-run': flag('check and pack, publish nothing'),
    ...manifestOption,
    ...siteOptions,
  },
  words: 1,
  run: async ({ values, words: [folder = '.'], site }) => {
    // In a workspace a remote is named as in every other command.
    const dir = path.resolve(existsSync(`mfe-${folder}`) ? `mfe-${folder}` : folder);
    const unchecked = await checkTypes(dir);
    if (values.content && values.version !== undefined)
      throw new UsageError('--content takes the version by itself: leave --version out.');
    const wanted = values.content ? await nextPatch(site, dir) : values.version;
    const checked = await checkRelease(site, dir, {
      version: wanted,
      deadLinks: values['dead-links'],
      manifest: await findLive(values.manifest),
    });
    const { packed, maps, pages, weights } = checked;
    const { name, version, tesela } = packed.release;
    const known = await site.store.find(name, version).catch(() => undefined);
    // The same bytes are the same release and keep their source maps: a changed comment changes only the maps.
    const isThere = known?.pin.integrity === packed.integrity;
    if (!values['dry-run'] && !isThere) {
      if (maps) await site.store.publish(maps, { tag: values.tag });
      await site.store.publish(packed, { tag: values.tag });
    }
    const isPublished = isThere ? 'is there already, with the same bytes: in' : 'is in';
    const types = unchecked ? `types not checked: ${unchecked}` : 'types checked';
    const release = `${name}@${version}`;
    const next = version.includes('-') ? `preview ${release} --port 3000` : `promote ${release}`;
    const lines = [
      `${name}@${version} ${values['dry-run'] ? 'could be released' : `${isPublished} ${site.store.name}`}`,
      `  ${pages} ${pages === 1 ? 'page' : 'pages'} prerendered in the live shell, ${types}`,
      weights && `  ${weights.entry} bytes of entry, ${weights.page} on its heaviest page, after gzip`,
      !values['dry-run'] && `  next, where the site is: ${callTesela(siteRoot())} ${next}`,
    ];
    const { integrity } = packed;
    const data = {
      package: name,
      version,
      integrity,
      pages,
      weights,
      typesChecked: !unchecked,
      description: tesela,
    };
    return { text: lines.filter(Boolean).join('\n'), data };
  },
});
