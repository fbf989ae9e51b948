import { useAppDispatch } from '@tesela/core/store';
import { useEffect } from 'react';

import { subjectChosen } from './assessmentSlice.ts';

/**
 * Tells the assessment form what the visitor has chosen on this page, for as long as it is shown: buttons that name
 * nothing, as the one in the bar, open the form about it.
 * @param serviceName undefined while nothing is chosen
 */
export function useAssessmentSubject(serviceName: string | undefined, category: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (serviceName === undefined) return;
    dispatch(subjectChosen({ serviceName, category }));
    return () => void dispatch(subjectChosen(undefined));
  }, [dispatch, serviceName, category]);
}
