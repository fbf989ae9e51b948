import path from 'node:path';

import { exportSite } from '@clinic/compose/exportSite';

import { UsageError, defineVerb, siteOptions, text } from '#verb.ts';

const hosts = ['netlify', 'cloudflare'] as const;

export const verb = defineVerb({
  summary: 'copies what is live into a folder for a host of static files',
  usage: 'clinic export --out folder [--host netlify|cloudflare]',
  options: {
    out: text('DIR', 'made anew: pages, releases, data, pictures, _headers, _redirects, 404.html'),
    host: text('NAME', 'whose rules _redirects follows; default: what both understand'),
    ...siteOptions,
  },
  run: async ({ values, site }) => {
    if (values.out === undefined) throw new UsageError('Say with --out where it goes.');
    const host = hosts.find((name) => name === values.host);
    if (values.host !== undefined && !host) throw new UsageError(`--host is one of ${hosts.join(', ')}.`);
    const out = path.resolve(values.out);
    const pages = await exportSite(site.dir, out, host ? { host } : {});
    return {
      text: `${pages} pages are in ${out}; the chat and forms need a gateway behind /api/.`,
      data: { out, pages },
    };
  },
});
