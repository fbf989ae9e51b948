import type { ReactNode } from 'react';

import type { Lang } from '../api/lang.ts';
import type { RemoteDocuments } from '../contract/contract.ts';

/** A piece of the site in its states, as design reviews look at it. */
export type GalleryPiece = {
  /** Unique in the gallery. */
  name: string;
  /** What to know about it. */
  note?: string;
  /** It floats, is modal or takes the focus: each state gets a page of its own. */
  isAlone?: boolean;
  /** It is as wide as the page. */
  isWide?: boolean;
  states: Readonly<Record<string, ReactNode>>;
};

/** @param documents those that compose makes of the package, in the language */
export type GalleryPieces = (lang: Lang, documents: RemoteDocuments) => readonly GalleryPiece[];

const packages = new Map<string, GalleryPieces>();

/**
 * Puts a package's main pieces into the gallery. For its `src/gallery.tsx`, which the gallery finds and no build has.
 * @param folder of the package, e.g. `mfe-shop`
 */
export function showInGallery(folder: string, pieces: GalleryPieces): void {
  packages.set(folder, pieces);
}

/** What was put into the gallery, by folder. */
export const listGallery = (): ReadonlyMap<string, GalleryPieces> => packages;
