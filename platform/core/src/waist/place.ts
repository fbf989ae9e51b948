import type { Location } from 'react-router-dom';

/** State of a history entry, which links set and the shell reads. */
export type PlaceState = {
  keepPlace?: boolean;
  /** Scrolls smoothly to the hash, after a short delay. */
  glide?: boolean;
  /** Path of the page below, with language. */
  overlayOn?: string | undefined;
};

/** Whether the address is that of an overlay over the page. @param pathname of the page, with language */
export const liesOver = (address: Location, pathname: string): boolean =>
  address.pathname !== pathname && (address.state as PlaceState | null)?.overlayOn === pathname;
