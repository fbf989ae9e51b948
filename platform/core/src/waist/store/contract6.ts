import { createAction } from '@reduxjs/toolkit';

// What remotes of contract 6 take from the store to open the form of the shell. It goes with contract 8.
export const assessmentRequested = createAction<object>('assessment/assessmentRequested');
export const subjectChosen = createAction<object | undefined>('assessment/subjectChosen');
