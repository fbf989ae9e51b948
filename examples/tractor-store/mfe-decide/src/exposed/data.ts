import type { MakeDocuments } from '@tesela/core/contract';

import { productPages } from '#data/products.ts';
import { paths } from '#paths.ts';

export const documents: MakeDocuments = () =>
  Object.fromEntries(productPages.map(([number, document]) => [paths.product(number), document]));
