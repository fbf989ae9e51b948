import { readPostIds } from './readPosts.ts';
import { source } from './schema.ts';

export const doctorSlugs = source.ids('doctors');
export const postIds = readPostIds();
