import type { PageMeta } from '@clinic/shared/contract';

export type HomeContent = {
  meta: Pick<PageMeta, 'title' | 'description'>;
  heading: string;
  lead: string;
};
