import { expect, it } from 'vitest';

import { createSlice, makeStore, rootReducer, type WithSlice } from './store.ts';

const visits = {
  initialState: 0,
  reducers: { visited: (count: number) => count + 1 },
  selectors: { selectVisits: (count: number) => count },
};
const visitsSlice = createSlice({ ...visits, name: 'visits' });
const laterSlice = createSlice({ ...visits, name: 'later' });

declare module './store.ts' {
  interface LazySlices extends WithSlice<typeof visitsSlice>, WithSlice<typeof laterSlice> {}
}

const { visited } = visitsSlice.actions;
const { selectVisits } = visitsSlice.injectInto(rootReducer).selectors;

it('a remote acts around the actions of its slice, in this store alone', () => {
  const [store, other] = [makeStore(), makeStore()];
  const seen: unknown[] = [];
  store.addMiddleware(({ getState }) => (next) => (action) => {
    const before = selectVisits(getState());
    const result = next(action);
    seen.push([before, selectVisits(getState())]);
    return result;
  });

  other.dispatch(visited());
  store.dispatch(visited());

  expect(seen).toEqual([[0, 1]]);
});

it('a slice that a remote injects works in a store that exists already', () => {
  const store = makeStore();

  const injected = laterSlice.injectInto(rootReducer);
  store.dispatch(laterSlice.actions.visited());

  expect(injected.selectors.selectVisits(store.getState())).toBe(1);
});
