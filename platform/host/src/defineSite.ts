import type { Remote } from '@tesela/core/contract';
import type { ComponentType, ReactNode } from 'react';

import type { SiteTab } from '#click/tab.ts';
import type { ReadShown } from '#page/shownDocuments.ts';
import type { ShellPages } from '#remotes/resources.ts';

/** What a shell brings; the host does the rest. */
export type SiteDefinition = {
  /** The page with what stands around it: it shows `<RemotePage>` in the element whose `data-area` is `PAGE_AREA`. */
  Layout: ComponentType;
  /** What stays on the screen when a click shows another page. */
  Beside: ComponentType<{ tab: SiteTab }>;
  /** Provides both with what they read of the shell's documents; `useFrame` has the links of the remotes. */
  Providers: ComponentType<{ read: ReadShown; children: ReactNode }>;
  /** Names of the shell's documents that every page carries, besides the frame. */
  documents: readonly string[];
  /** Slots of remotes that it shows itself, each with the types of the props that it passes: `{ footer: {} }`. */
  uses: NonNullable<Remote['uses']>;
  /** Pages of the shell itself. */
  pages: ShellPages;
};

const Nothing = () => null;
const Unchanged: SiteDefinition['Providers'] = ({ children }) => children;

/** Describes a site: what stands around the pages of its remotes. All but the layout may be left out. */
export const defineSite = (
  site: Partial<SiteDefinition> & Pick<SiteDefinition, 'Layout'>,
): SiteDefinition => ({
  Beside: Nothing,
  Providers: Unchanged,
  documents: [],
  uses: {},
  pages: {},
  ...site,
});
