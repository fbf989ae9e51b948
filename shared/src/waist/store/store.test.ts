import { expect, it } from 'vitest';

import {
  assessmentClosed,
  assessmentRequested,
  createSlice,
  makeStore,
  rootReducer,
  selectAssessment,
  subjectChosen,
  type WithSlice,
} from './store.ts';

it('the form opens with the service that was asked for and forgets it on closing', () => {
  const store = makeStore();

  store.dispatch(assessmentRequested({ serviceName: 'Glow Express 45', category: 'Spa Facial' }));
  expect(selectAssessment(store.getState())).toEqual({
    isOpen: true,
    serviceName: 'Glow Express 45',
    category: 'Spa Facial',
  });

  store.dispatch(assessmentClosed());
  expect(selectAssessment(store.getState())).toEqual({ isOpen: false, serviceName: '', category: '' });
});

it('the form is about what was chosen on the page, unless the button names something', () => {
  const store = makeStore();
  const chosen = { serviceName: 'Clear Skin Laser', category: 'Spa Laser' };
  const named = { serviceName: 'Mariana Restrepo', category: '' };

  store.dispatch(subjectChosen(chosen));
  store.dispatch(assessmentRequested(named));
  expect(selectAssessment(store.getState())).toMatchObject(named);

  store.dispatch(assessmentClosed());
  store.dispatch(assessmentRequested({}));
  expect(selectAssessment(store.getState())).toMatchObject(chosen);

  store.dispatch(subjectChosen(undefined));
  store.dispatch(assessmentRequested({}));
  expect(selectAssessment(store.getState())).toMatchObject({ serviceName: '', category: '' });
});

const visitsSlice = createSlice({
  name: 'visits',
  initialState: 0,
  reducers: { visited: (count) => count + 1 },
  selectors: { selectVisits: (count) => count },
});

declare module './store.ts' {
  interface LazySlices extends WithSlice<typeof visitsSlice> {}
}

it('a remote acts around the actions of its slice, in this store alone', () => {
  const [store, other] = [makeStore(), makeStore()];
  const seen: unknown[] = [];
  store.addMiddleware(({ getState }) => (next) => (action) => {
    const before = selectAssessment(getState()).isOpen;
    const result = next(action);
    seen.push([before, selectAssessment(getState()).isOpen]);
    return result;
  });

  other.dispatch(assessmentRequested({}));
  store.dispatch(assessmentRequested({}));

  expect(seen).toEqual([[false, true]]);
});

it('a slice that a remote injects works in a store that exists already', () => {
  const store = makeStore();

  const injected = visitsSlice.injectInto(rootReducer);
  store.dispatch(visitsSlice.actions.visited());

  expect(injected.selectors.selectVisits(store.getState())).toBe(1);
});
