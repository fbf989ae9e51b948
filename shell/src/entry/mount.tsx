import { splitPath } from '@clinic/shared/lang';
import { makeStore } from '@clinic/shared/store';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { guardAreas } from '#areas/areas.ts';
import { App } from '#App.tsx';
import { loadWords } from '#content/loadWords.ts';
import { createFrames } from '#layout/frames.ts';
import { readPageData } from '#pageData.ts';
import { createFaultReporter } from '#faults/reportFaults.ts';
import { surviveTranslation } from '#faults/surviveTranslation.ts';
import { fetchPrerendered } from '#remotes/fetchPrerendered.ts';
import { createDocuments } from '#remotes/readDocument.ts';
import { createFederatedHost } from '#remotes/federatedHost.ts';
import { createRegistrySource } from '#remotes/registrySource.ts';
import { createResources } from '#remotes/resources.ts';

/** Takes over the prerendered page, or renders it where there is none. */
export async function mount(): Promise<void> {
  surviveTranslation();
  const { kind, registry, site, frame, documents } = readPageData();
  const source = createRegistrySource(registry);
  const federation = createFederatedHost(source);
  const { readDocument, forgetDocuments } = createDocuments(documents);
  const resources = createResources({ load: federation.load, readDocument }, source, {
    ...createFaultReporter(source),
    fetchPrerendered,
    startOver: (remote) => {
      forgetDocuments(source.get()[remote]?.data);
      federation.startOver(remote);
    },
  });
  const frames = createFrames(readDocument, frame);
  const { lang } = splitPath(location.pathname);
  await Promise.all([loadWords(lang), frames(lang)]);

  const app = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App
          isNotFound={kind === 'not-found'}
          site={site}
          frames={frames}
          resources={resources}
          store={makeStore()}
        />
      </BrowserRouter>
    </StrictMode>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no #root.');
  // The boundaries themselves say what they caught, with the name of its remote.
  const options = { onCaughtError: () => {} };
  guardAreas(root);
  // A transition is worked off in slices; outside of one it would be a single long task.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
}
