import { createSlice, type PayloadAction, type WithSlice } from '@tesela/core/store';

export type AssessmentRequest = {
  /** Title of the service or experience. */
  serviceName: string;
  /** Its category, e.g. `Spa Facial`. */
  category: string;
  /** Name of the doctor that the visitor wants to see; that leaves the treatment open. */
  doctor?: string | undefined;
};

export type AssessmentState = AssessmentRequest & {
  isOpen: boolean;
  /** What the visitor has chosen on the page: the form is about it when opened from a button that names nothing. */
  subject?: AssessmentRequest | undefined;
};

declare module '@tesela/core/store' {
  interface LazySlices extends WithSlice<typeof assessmentSlice> {}
}

const initialState: AssessmentState = { isOpen: false, serviceName: '', category: '' };

/** The request for an appointment. The shell injects it into the store and shows the form; whoever asks only says so. */
export const assessmentSlice = createSlice({
  name: 'assessment',
  initialState,
  reducers: {
    assessmentRequested: (
      { subject },
      { payload: { serviceName, category, doctor } }: PayloadAction<Partial<AssessmentRequest>>,
    ) => {
      const isAboutNothing = !serviceName && !category && !doctor;
      const about = (isAboutNothing && subject) || {
        serviceName: serviceName ?? '',
        category: category ?? '',
        doctor,
      };
      return { ...about, subject, isOpen: true };
    },
    assessmentClosed: ({ subject }) => ({ ...initialState, subject }),
    /** The visitor has chosen something on the page, or has left the page. */
    subjectChosen: (state, { payload }: PayloadAction<AssessmentRequest | undefined>) => {
      state.subject = payload;
    },
  },
  selectors: { selectAssessment: (state) => state },
});

export const { assessmentRequested, assessmentClosed, subjectChosen } = assessmentSlice.actions;
