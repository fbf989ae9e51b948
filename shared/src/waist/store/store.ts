import { combineSlices, configureStore, createDynamicMiddleware, type EnhancedStore } from '@reduxjs/toolkit';
import type { Middleware, Reducer, UnknownAction } from 'redux';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { assessmentSlice, type AssessmentState } from './assessmentSlice.ts';

export { createSelector, createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
export { Provider as StoreProvider } from 'react-redux';

/**
 * State that remotes inject. A remote adds its slice by declaration merging:
 * `declare module '@clinic/shared/store' { interface LazySlices extends WithSlice<typeof cartSlice> {} }`
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface LazySlices {}

export const rootReducer = combineSlices(assessmentSlice).withLazyLoadedSlices<LazySlices>();

// Written out, not inferred: the emitted declaration must still refer to LazySlices, which remotes extend.
export type RootState = { assessment: AssessmentState } & Partial<LazySlices>;

/** The site's store. */
export type AppStore = EnhancedStore<RootState> & {
  /** Lets a remote that injects a slice act before and after that slice's actions, for the life of the page. */
  addMiddleware: (middleware: Middleware) => void;
};

/**
 * Makes the site's store; the shell calls it once per page load, and once per page while prerendering.
 * @param preloadedState state to start from; what is left out starts at its slice's initial state
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

/** `dispatch` of the site's store. */
export const useAppDispatch = () => useDispatch<AppStore['dispatch']>();

/** Selects from the site's store and re-renders when the selection changes. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** The store itself, for reads inside handlers. Prefer `useAppSelector`. */
export const useAppStore = useStore.withTypes<AppStore>();

export const { assessmentRequested, assessmentClosed, subjectChosen } = assessmentSlice.actions;
export const { selectAssessment } = assessmentSlice.selectors;
