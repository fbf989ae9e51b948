import { createContext, use, type ReactNode } from 'react';

import type { SlotName } from '../contract/contract.ts';

export type SlotProps = {
  name: SlotName;
  /** Wraps the piece, e.g. in a section with a heading; unused when there is no piece to show. */
  children?: (piece: ReactNode) => ReactNode;
};

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
