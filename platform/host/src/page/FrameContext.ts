import type { Frame } from '@tesela/core/frame';
import { createContext, use } from 'react';

const FrameContext = createContext<Frame>({ menu: [], footer: [], legal: [], widgets: [] });

export const FrameProvider = FrameContext.Provider;

/** Menu, footer and widgets of the remotes, in the language of the page. */
export const useFrame = (): Frame => use(FrameContext);
