/** The page with its bar and its footer. */
export const PAGE_ID = 'root';

/** What stays on the screen when a click shows another page. */
export const BESIDE_ID = 'beside';

/** Ids of the parts of a document. */
export const partIds = [PAGE_ID, BESIDE_ID] as const;
