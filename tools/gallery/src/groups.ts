import { listGallery, type GalleryPiece } from '@clinic/shared/gallery';
import type { Lang } from '@clinic/shared/lang';

import { foundations } from './foundations.tsx';
import { media } from './media.tsx';
import { samples } from './samples.tsx';
import { texts } from './texts.tsx';

/** What the gallery shows of one package. */
export type Group = { name: string; pieces: readonly GalleryPiece[] };

export const KIT = 'kit';

/** The kit, then every package that put pieces into the gallery. */
export const listGroups = (lang: Lang): Group[] => [
  { name: KIT, pieces: [...foundations, ...samples(lang), ...texts(lang), ...media(lang)] },
  ...[...listGallery()]
    .map(([name, pieces]) => ({ name, pieces: pieces(lang) }))
    .toSorted((a, b) => a.name.localeCompare(b.name)),
];
