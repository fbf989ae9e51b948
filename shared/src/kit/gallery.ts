import type { RemoteDocuments } from '@tesela/core/contract';
import type { Lang } from '@tesela/core/lang';
import type { ReactNode } from 'react';

/** A piece in the states that no page of the site shows as it comes. */
export type GalleryPiece = {
  /** Unique in the gallery. */
  name: string;
  /** It floats, is modal or takes the focus: each state gets a page of its own. */
  isAlone?: boolean;
  states: Readonly<Record<string, ReactNode>>;
};

/** @param documents those that compose makes of the package, in the language */
export type GalleryPieces = (lang: Lang, documents: RemoteDocuments) => readonly GalleryPiece[];

const packages = new Map<string, GalleryPieces>();

/**
 * Puts pieces of a package into the gallery. For its `src/gallery.tsx`, which the gallery finds and no build has.
 * @param folder of the package, e.g. `mfe-shop`
 */
export function showInGallery(folder: string, pieces: GalleryPieces): void {
  packages.set(folder, pieces);
}

/** What was put into the gallery, by folder. */
export const listGallery = (): ReadonlyMap<string, GalleryPieces> => packages;
