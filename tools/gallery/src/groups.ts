import type { RemoteDocuments } from '@clinic/shared/contract';
import { listGallery, type GalleryPiece } from '@clinic/shared/gallery';
import type { Lang, PerLang } from '@clinic/shared/lang';

import { foundations } from './foundations.tsx';
import { media } from './media.tsx';
import { samples } from './samples.tsx';
import { texts } from './texts.tsx';

/** The pieces of one package. */
export type GalleryGroup = { name: string; pieces: readonly GalleryPiece[] };

export const KIT = 'kit';

/** Documents of the packages, by their folders. */
export type DocumentsByFolder = Readonly<Record<string, PerLang<RemoteDocuments>>>;

/** The pieces of the kit, then those of every package that has called `showInGallery`. */
export const listGroups = (lang: Lang, documents: DocumentsByFolder): GalleryGroup[] => [
  { name: KIT, pieces: [...foundations, ...samples(lang), ...texts(lang), ...media(lang)] },
  ...[...listGallery()]
    .map(([name, pieces]) => ({ name, pieces: pieces(lang, documents[name]?.[lang] ?? {}) }))
    .toSorted((a, b) => a.name.localeCompare(b.name)),
];
