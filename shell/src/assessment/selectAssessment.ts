import { assessmentSlice } from '@clinic/shared/kit/actions/assessmentSlice';
import { rootReducer } from '@tesela/core/store';

/** Whether the form is open, and about what. */
export const { selectAssessment } = assessmentSlice.injectInto(rootReducer).selectors;
