// The Spanish words say what there is; English must have the same.
import type { layout } from './es/layout.ts';
import type { SpaSectionContent } from './types.ts';

/** What the four sections share: hero, navigation and the labels of an experience. */
export type SpaLayoutContent = typeof layout;

export type SpaPageContent = { layout: SpaLayoutContent; section: SpaSectionContent };
