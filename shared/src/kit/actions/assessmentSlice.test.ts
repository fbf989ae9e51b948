import { selectAssessment } from '@clinic/shared/testing';
import {
  assessmentRequested as askedByContract6,
  makeStore,
  subjectChosen as chosenByContract6,
} from '@tesela/core/store';
import { expect, it } from 'vitest';

import { assessmentClosed, assessmentRequested, subjectChosen } from './assessmentSlice.ts';

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

it('a button of a remote of contract 6 opens the form about what was chosen there', () => {
  const store = makeStore();
  const chosen = { serviceName: 'Clear Skin Laser', category: 'Spa Laser' };

  store.dispatch(chosenByContract6(chosen));
  store.dispatch(askedByContract6({}));

  expect(selectAssessment(store.getState())).toMatchObject({ ...chosen, isOpen: true });
});
