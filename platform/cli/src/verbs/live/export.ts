import path from 'node:path';

import { exportHosts, exportSite } from '@tesela/compose/exportSite';

import { UsageError, defineVerb, siteOptions, text } from '#verb.ts';

export const verb = defineVerb({
  summary: 'copies what is live into a folder for a host of static files',
  usage: 'tesela export --out folder [--host netlify|cloudflare|pages]',
  options: {
    out: text('DIR', 'made anew: pages, releases, data, pictures, _headers, _redirects, 404.html'),
    host: text(
      'NAME',
      'whose redirects; pages: of GitHub or GitLab; default: what Netlify and Cloudflare understand',
    ),
    ...siteOptions,
  },
  run: async ({ values, site }) => {
    if (values.out === undefined) throw new UsageError('Say with --out where it goes.');
    const host = exportHosts.find((name) => name === values.host);
    if (values.host !== undefined && !host)
      throw new UsageError(`--host is one of ${exportHosts.join(', ')}.`);
    const out = path.resolve(values.out);
    const pages = await exportSite(site.dir, out, host ? { host } : {});
    return {
      text: `${pages} pages are in ${out}; the assistant sleeps without a gateway behind /api/.`,
      data: { out, pages },
    };
  },
});
