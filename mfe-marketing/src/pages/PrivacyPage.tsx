import type { PageDefinition, PageProps } from '@clinic/shared/contract';

import type { LegalContent } from '#content/types.ts';
import { LegalDocument } from '#features/legal/LegalDocument.tsx';
import { paths } from '#paths.ts';

function PrivacyPage({ content }: PageProps<LegalContent>) {
  return <LegalDocument content={content} path={paths.privacy} />;
}

export const page: PageDefinition<LegalContent> = {
  Component: PrivacyPage,
  meta: ({ content }) => content.meta,
};
