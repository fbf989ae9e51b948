import { exportSite } from '@clinic/compose/exportSite';
import path from 'node:path';

import { siteOf, siteOptions, siteUsage } from '#site.ts';
import { readArgs, UsageError, type Verb } from '#verb.ts';

const hosts = ['netlify', 'cloudflare'] as const;

export const verb: Verb = {
  summary: 'copies what is live into a folder for a host of static files',
  usage: `clinic export --out folder [--host netlify|cloudflare]

  --out DIR           made anew: pages, releases, data, pictures, _headers, _redirects, 404.html
  --host NAME         whose rules _redirects follows; default: what both understand
${siteUsage}`,
  run: async (args, say) => {
    const { values } = readArgs(args, { ...siteOptions, out: { type: 'string' }, host: { type: 'string' } });
    if (values.out === undefined) throw new UsageError('Say with --out where it goes.');
    const host = hosts.find((name) => name === values.host);
    if (values.host !== undefined && !host) throw new UsageError(`--host is one of ${hosts.join(', ')}.`);
    const out = path.resolve(values.out);
    const pages = await exportSite(siteOf(values, say).dir, out, host ? { host } : {});
    return {
      text: `${pages} pages are in ${out}; the chat and forms need a gateway behind /api/.`,
      data: { out, pages },
    };
  },
};
