import type { PageDefinition, PageProps } from '@clinic/shared/contract';

import type { LegalContent } from '#content/types.ts';
import { LegalDocument } from '#features/legal/LegalDocument.tsx';
import { paths } from '#paths.ts';

function AccessibilityPage({ content }: PageProps<LegalContent>) {
  return <LegalDocument content={content} path={paths.accessibility} />;
}

export const page: PageDefinition<LegalContent> = {
  Component: AccessibilityPage,
  meta: ({ content }) => content.meta,
};
