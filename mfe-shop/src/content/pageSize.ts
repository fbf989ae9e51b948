/** Products that a page carries, and that «more» adds; the rest is fetched when the visitor asks for it. */
export const PAGE_SIZE = 48;
