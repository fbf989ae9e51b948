import {
  combineSlices,
  type CombinedSliceReducer,
  configureStore,
  createDynamicMiddleware,
  type EnhancedStore,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Middleware, Reducer, UnknownAction } from 'redux';

export { createSelector, createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
export { Provider as StoreProvider } from 'react-redux';
export { assessmentRequested, subjectChosen } from './contract6.ts';

/**
 * Slices of remotes and of the shell. Each adds its own by declaration merging:
 * `declare module '@tesela/core/store' { interface LazySlices extends WithSlice<typeof cartSlice> {} }`
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface LazySlices {}

export const rootReducer: CombinedSliceReducer<
  {},
  Partial<LazySlices>
> = combineSlices().withLazyLoadedSlices<LazySlices>();

// Written out and not inferred, because the emitted declaration must refer to LazySlices, which remotes extend.
export type RootState = Partial<LazySlices>;

/** The site's store. */
export type AppStore = EnhancedStore<RootState> & {
  /** Adds a middleware until the page is closed, e.g. for effects of a slice that a remote injects. */
  addMiddleware: (middleware: Middleware) => void;
};

/**
 * Makes the site's store. The shell calls it once per page load, and once per page while prerendering.
 * @param preloadedState initial state; missing slices start with their own
 */
export function makeStore(preloadedState?: Partial<RootState>): AppStore {
  const reducer: Reducer<RootState, UnknownAction, Partial<RootState>> = rootReducer;
  const { middleware, addMiddleware } = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) => defaults().concat(middleware),
  });
  return Object.assign(store, { addMiddleware });
}

/** Returns `dispatch` of the site's store. */
export const useAppDispatch = () => useDispatch<AppStore['dispatch']>();

/** Selects from the site's store. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** Returns the store itself, for reads in handlers. Prefer `useAppSelector`. */
export const useAppStore = useStore.withTypes<AppStore>();
