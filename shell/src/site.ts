import { defineSite } from '@tesela/host/defineSite';

import { Beside } from '#layout/Beside.tsx';
import { Layout } from '#layout/Layout.tsx';
import { Providers } from '#layout/Providers.tsx';
import { shellPages } from '#search/shellPages.ts';

export const site = defineSite({ Layout, Beside, Providers, documents: ['words'], pages: shellPages });
