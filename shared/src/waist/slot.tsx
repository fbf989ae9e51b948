import { createContext, use, type ReactNode } from 'react';

import type { SlotName, Slots } from '../contract/contract.ts';

type SlotPropsOf<N extends SlotName> = {
  name: N;
  /** Wraps the piece, e.g. in a section with a heading; unused when there is no piece to show. */
  children?: (piece: ReactNode) => ReactNode;
} & (Slots[N] extends true ? unknown : Slots[N]);

/** Of every slot its name, with the props that it takes. */
export type SlotProps = { [N in SlotName]: SlotPropsOf<N> }[SlotName];

const SlotContext = createContext<(props: SlotProps) => ReactNode>(() => null);

/** The shell's side of slots: finds, loads and isolates a piece. */
export const SlotProvider = SlotContext.Provider;

/**
 * Shows a piece that another micro-frontend lends.
 * While the piece is loading, and for as long as its remote is down, nothing is shown.
 */
export function Slot(props: SlotProps): ReactNode {
  return use(SlotContext)(props);
}
