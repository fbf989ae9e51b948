// Initializes the Module Federation host when the first remote is needed. The build plugin would do so before anything
// else runs (docs/decisions/011-critical-path-and-areas.md).

import { init } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { waist } from '@tesela/build';
import * as documents from '@tesela/core/documents';
import * as i18n from '@tesela/core/i18n';
import * as navigation from '@tesela/core/navigation';
import * as site from '@tesela/core/site';
import * as slot from '@tesela/core/slot';
import * as store from '@tesela/core/store';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';

export { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

const shared: Record<(typeof waist)[number], object> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': ReactDOM,
  '@tesela/core/store': store,
  '@tesela/core/navigation': navigation,
  '@tesela/core/i18n': i18n,
  '@tesela/core/site': site,
  '@tesela/core/slot': slot,
  '@tesela/core/documents': documents,
};

// Remotes are built without the runtime and read the host's from this variable.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** What remotes of contract 6 call a module of the waist. It goes with contract 8. */
const earlierName = (name: string): string => name.replace('@tesela/core', '@clinic/shared');

init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(shared).flatMap(([name, module]) =>
      [name, earlierName(name)].map((key) => [
        key,
        {
          version: name.startsWith('react') ? React.version : '1.0.0',
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: false as const },
        },
      ]),
    ),
  ),
});
