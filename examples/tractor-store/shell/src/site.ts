import { defineSite } from '@tesela/host/defineSite';

import { Layout } from '#layout/Layout.tsx';

export const site = defineSite({
  Layout,
  uses: { header: {}, 'compact-header': {}, footer: {} },
});
