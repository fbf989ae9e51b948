/** What is counted of measured visits, by day and page, and never by whom. */
export const countedNames = ['order-opened', 'form-begun', 'form-ready', 'whatsapp', 'search-empty'] as const;

export type CountedName = (typeof countedNames)[number];

/** Prefix of the User Timing marks that are counted. */
export const COUNTED_PREFIX = 'count:';

/** Marks that something happened. Only a measured visit reads the marks, with code that no other visit loads. */
export const markCounted = (name: CountedName): void => {
  // Test environments have no marks.
  performance.mark?.(COUNTED_PREFIX + name);
};
