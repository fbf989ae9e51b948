import { createContext, use, type ReactNode } from 'react';

import type { SlotName, Slots } from '../contract/contract.ts';

type SlotPropsOf<N extends SlotName> = {
  name: N;
  /** Wraps the component, e.g. in a section with a heading; not called when there is nothing to show. */
  children?: (piece: ReactNode) => ReactNode;
} & (Slots[N] extends true ? unknown : Slots[N]);

/** The name of a slot together with its props, for every slot. */
export type SlotProps = { [N in SlotName]: SlotPropsOf<N> }[SlotName];

const SlotContext = createContext<(props: SlotProps) => ReactNode>(() => null);

/** Used by the shell, which finds, loads and isolates the component. */
export const SlotProvider = SlotContext.Provider;

/** Shows a component of another micro-frontend; nothing while it loads or its remote is down. */
export function Slot(props: SlotProps): ReactNode {
  return use(SlotContext)(props);
}
