import '@clinic/shared/styles/global.css';

import { splitPath } from '@clinic/shared/lang';
import { makeStore } from '@clinic/shared/store';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from '#App.tsx';
import { loadWords } from '#content/loadWords.ts';
import { readPageData } from '#pageData.ts';
import { createDocumentReader } from '#remotes/readDocument.ts';
import { createFederatedHost } from '#remotes/federatedHost.ts';
import { createRegistrySource } from '#remotes/registrySource.ts';
import { createResources } from '#remotes/resources.ts';

async function start(): Promise<void> {
  const { kind, registry, site, documents } = readPageData();
  const source = createRegistrySource(registry);
  const host = { ...createFederatedHost(source), readDocument: createDocumentReader(documents) };
  const resources = createResources(host, source);
  await loadWords(splitPath(location.pathname).lang);

  const app = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App isNotFound={kind === 'not-found'} site={site} resources={resources} store={makeStore()} />
      </BrowserRouter>
    </StrictMode>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no #root.');
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
