import type { MakeDocuments } from '@clinic/shared/contract';

import { productPages } from '#data/products.ts';
import { paths } from '#paths.ts';

export const documents: MakeDocuments = () =>
  Object.fromEntries(productPages.map(([number, document]) => [paths.product(number), document]));
