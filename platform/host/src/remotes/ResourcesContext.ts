import { createContext, use } from 'react';

import type { Resources } from './resources.ts';

const ResourcesContext = createContext<Resources | null>(null);

export const ResourcesProvider = ResourcesContext.Provider;

export function useResources(): Resources {
  const resources = use(ResourcesContext);
  if (!resources) throw new Error('No resources: render inside <ResourcesProvider>.');
  return resources;
}
