import type { PageMeta } from '@clinic/shared/contract';

import type { ShellWords } from '#content/shellDocuments.ts';

export const notFoundMeta = ({ notFound }: ShellWords): PageMeta => ({
  title: notFound.heading,
  description: notFound.text,
});
