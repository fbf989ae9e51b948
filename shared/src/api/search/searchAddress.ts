import { QUERY_NAME } from '@tesela/core/search/query';

import { localizePath, type Lang } from '../languages.ts';
import { SEARCH_PATH } from './searchPath.ts';

/** Address of the results of a query, without language. */
export const searchPath = (query: string): `/${string}` =>
  `${SEARCH_PATH}?${new URLSearchParams({ [QUERY_NAME]: query })}`;

/** What a form without scripts sends its query to. */
export const searchAction = (lang: Lang): string => localizePath(SEARCH_PATH, lang);
