import { source } from '#content/schema.ts';
import type { Product } from '#content/types.ts';

export const products: readonly Product[] = source.entries('products', 'es');
