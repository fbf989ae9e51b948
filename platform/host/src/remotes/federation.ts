// Initializes the Module Federation host when the first remote is needed. The build plugin would do so before anything
// else runs (docs/decisions/011-critical-path-and-areas.md).

import type { waist } from '@clinic/build';
import * as documents from '@clinic/shared/documents';
import * as i18n from '@clinic/shared/i18n';
import * as navigation from '@clinic/shared/navigation';
import * as site from '@clinic/shared/site';
import * as slot from '@clinic/shared/slot';
import * as store from '@clinic/shared/store';
import { init } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
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
  '@clinic/shared/store': store,
  '@clinic/shared/navigation': navigation,
  '@clinic/shared/i18n': i18n,
  '@clinic/shared/site': site,
  '@clinic/shared/slot': slot,
  '@clinic/shared/documents': documents,
};

// Remotes are built without the runtime and read the host's from this variable.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(shared).map(([name, module]) => [
      name,
      {
        version: name.startsWith('react') ? React.version : '1.0.0',
        lib: () => module,
        shareConfig: { singleton: true, requiredVersion: false as const },
      },
    ]),
  ),
});
