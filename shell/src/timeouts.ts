// What the loader waits for, in ms: the one table.

/** The first attempt at a file; the second, each further one twice the one before; none longer than the last. */
export const ATTEMPT = 8_000;
export const SECOND_ATTEMPT = 1_000;
export const LONGEST_ATTEMPT = 30_000;

/** Between attempts, by the number of failures: quick at first, then the last one for as long as it takes. */
export const RETRY = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** What was read of the live remotes, or of a page that stands in, counts as the newest. */
export const FRESH = 30_000;

/** A page for newer live remotes when its owner is known, and for the slots that it shows. */
export const OWNER = 1_000;
export const SLOTS = 1_000;

/** After a click: until the stand-in is fetched, is shown at the soonest, and something is shown at last. */
export const STAND_IN_FETCH = 1_000;
export const STAND_IN_EARLIEST = 2_000;
export const STAND_IN_LATEST = 2_700;

/** The visitor, without a word; without a connection, what is there already is shown sooner. */
export const LATE = 3_000;
export const LATE_OFFLINE = 150;

/** The page's scripts for its pictures: one that hangs must not keep the page from coming alive. */
export const PICTURES = 3_000;

/** The other areas for the page's own: its remote may be down. */
export const PAGE_AREA_ALIVE = 4_000;

/** A tapped link for what it opens over the page. */
export const OVERLAY = 8_000;
