import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type AssessmentRequest = {
  /** Title of the service, experience or doctor that the visitor asks about. */
  serviceName: string;
  /** Where it belongs, e.g. `Spa Facial`. */
  category: string;
};

export type AssessmentState = AssessmentRequest & { isOpen: boolean };

const initialState: AssessmentState = { isOpen: false, serviceName: '', category: '' };

export const assessmentSlice = createSlice({
  name: 'assessment',
  initialState,
  reducers: {
    assessmentRequested: (_state, { payload }: PayloadAction<Partial<AssessmentRequest>>) => ({
      serviceName: payload.serviceName ?? '',
      category: payload.category ?? '',
      isOpen: true,
    }),
    assessmentClosed: () => initialState,
  },
  selectors: { selectAssessment: (state) => state },
});
