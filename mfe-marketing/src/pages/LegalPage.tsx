import type { PageDefinition, PageProps } from '@tesela/core/contract';

import type { LegalText } from '#content/documents/pages.ts';
import { LegalDocument } from '#features/legal/LegalDocument.tsx';

function LegalPage({ content }: PageProps<LegalText>) {
  return <LegalDocument content={content} />;
}

export const page: PageDefinition<LegalText> = {
  Component: LegalPage,
  meta: ({ content }) => content.meta,
};
