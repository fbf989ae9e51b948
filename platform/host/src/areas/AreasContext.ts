import { createContext, use } from 'react';

import { noAreas, type Areas } from './areas.ts';

const AreasContext = createContext<Areas>(noAreas);

export const AreasProvider = AreasContext.Provider;

/** The areas of the part of the document that this tree belongs to. */
export const useAreas = (): Areas => use(AreasContext);
