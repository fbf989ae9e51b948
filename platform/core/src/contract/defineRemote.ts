import { createElement, type ComponentType } from 'react';

import {
  CONTRACT_VERSION,
  type Hydration,
  type PageDefinition,
  type PageRoute,
  type RedirectRoute,
  type Remote,
  type RemoteSlot,
  type SlotName,
  type Slots,
  type WidgetPlace,
} from './contract.ts';
import type { PassedProps, PropsOf, PropTypes } from './slotProps.ts';

/** `() => import('#pages/HelpPage.tsx')`: the build names a chunk after the file and notes the name here. */
type Lazy<M> = (() => Promise<M>) & { chunk?: string };

/** When it is hydrated; by default when it is touched. */
type HydrationOptions = Partial<Hydration>;

const hydrationOf = ({ defer = 'touch', stored }: HydrationOptions): Hydration => ({
  defer,
  ...(stored && { stored }),
});

const chunksOf = ({ chunk }: Lazy<unknown>): string[] => (chunk === undefined ? [] : [chunk]);

/**
 * Describes a page of a remote. All that it says comes in the document that `exposed/data.ts` makes under the name of
 * each path, so the documents also say which paths exist.
 * @param path pattern without language, e.g. `/people/:slug`
 * @param load the file in `pages/`
 */
export function page<C>(
  path: string,
  load: Lazy<{ page: PageDefinition<C> }>,
  { slots = [], ...hydration }: HydrationOptions & { slots?: readonly SlotName[] } = {},
): PageRoute {
  return {
    kind: 'page',
    path,
    paths: [],
    hasData: true,
    slots,
    hydration: hydrationOf(hydration),
    chunks: () => chunksOf(load),
    load: async (lang, params, document) => {
      const [{ page: definition }, content] = await Promise.all([load(), document]);
      // The document comes from the same release, under an address that bears its hash.
      const props = { content: content as C, params };
      return {
        element: createElement(definition.Component, props),
        meta: definition.meta({ ...props, lang }),
      };
    },
  };
}

/** Sends every path that matches `path` to `to`, on the server and in the browser. */
export const redirect = (path: string, to: string): RedirectRoute => ({ kind: 'redirect', path, to });

/** A file in `exposed/`: its one export is the piece, which gets its document as `content`. */
type Piece<T extends PropTypes> = Readonly<Record<string, ComponentType<{ content: never } & PropsOf<T>>>>;

type SlotOptions<T> = HydrationOptions &
  (
    | {
        /** What it takes from whoever shows it. */
        props?: T;
        widget?: never;
      }
    | {
        props?: never;
        /** Where the piece floats; other pieces stand where a page shows them and may take props. */
        widget: WidgetPlace;
      }
  );

/**
 * Describes a piece that other micro-frontends may show through `<Slot name="…" />`. All that it says comes in the
 * document that `exposed/data.ts` makes under the name of the slot.
 */
export function slot<T extends PropTypes = Record<never, never>>(
  load: Lazy<Piece<NoInfer<T>>>,
  { widget, props, ...hydration }: SlotOptions<T> = {},
): RemoteSlot {
  return {
    ...(widget && { widget }),
    // No props are described as none.
    props: props ?? {},
    hydration: hydrationOf(hydration),
    chunks: () => chunksOf(load),
    hasData: true,
    load: async (_lang, content) => {
      const [module, document] = await Promise.all([load(), content]);
      const [component, ...others] = Object.values(module);
      if (!component || others.length > 0)
        throw new Error(`A file that a slot loads has one export, the piece; ${load.chunk} has others.`);
      // The document comes from the same release, under an address that bears its hash; the shell adds the props.
      return createElement(component as ComponentType<object>, { content: document } as object);
    },
  };
}

type RemoteOptions = Omit<Remote, 'contract' | 'slots' | 'uses'> & {
  slots?: Remote['slots'];
  /** What it passes to slots of others that take props, so that a release of either side is held against the other. */
  uses?: { readonly [K in SlotName]?: PassedProps<Slots[K]> };
};

/** Declares what a remote brings. Its result is the only thing that a remote exposes. */
export function defineRemote({ slots, uses, ...remote }: RemoteOptions): Remote {
  return { contract: CONTRACT_VERSION, ...remote, slots: slots ?? {}, uses: uses ?? {} };
}
