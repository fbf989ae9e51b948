import { identificationTypes, isPhone, MAX_DETAILS, primaryGoals } from '@clinic/shared/assessments';
import * as v from 'valibot';

import type { AssessmentWords } from '#content/types.ts';

const filled = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message));

/**
 * What the form accepts. Where the form checks it with `criteriaMode: 'all'`, the doctor's name is reported with the
 * rest; a resolver that aborts early would leave that check for the round after. Inputs are what the controls hold: an unanswered choice is an empty text. */
export function assessmentSchema(errors: AssessmentWords['errors']) {
  return v.pipe(
    v.object({
      fullName: filled(errors.fullName),
      identificationType: v.pipe(v.string(), v.picklist(identificationTypes, errors.identificationType)),
      identificationNumber: filled(errors.identificationNumber),
      email: v.pipe(filled(errors.email), v.email(errors.emailFormat)),
      phone: v.pipe(filled(errors.phone), v.check(isPhone, errors.phoneFormat)),
      preferredTreatment: v.pipe(v.string(), v.trim()),
      primaryGoal: v.pipe(v.string(), v.picklist(primaryGoals, errors.primaryGoal)),
      hasMedicalOrder: v.pipe(v.string(), v.picklist(['yes', 'no'], errors.hasMedicalOrder)),
      doctorName: v.pipe(v.string(), v.trim()),
      details: v.pipe(v.string(), v.trim(), v.maxLength(MAX_DETAILS, errors.detailsLength)),
      consent: v.pipe(v.boolean(), v.literal(true, errors.consent)),
    }),
    v.forward(
      v.partialCheck(
        [['hasMedicalOrder'], ['doctorName']],
        ({ hasMedicalOrder, doctorName }) => hasMedicalOrder !== 'yes' || doctorName !== '',
        errors.doctorName,
      ),
      ['doctorName'],
    ),
  );
}

type Schema = ReturnType<typeof assessmentSchema>;

export type AssessmentValues = v.InferInput<Schema>;
export type AssessmentAnswers = v.InferOutput<Schema>;
export type AssessmentField = keyof AssessmentValues;

/** Order of the fields on the screen. */
export const assessmentFields = [
  'fullName',
  'identificationType',
  'identificationNumber',
  'email',
  'phone',
  'preferredTreatment',
  'primaryGoal',
  'hasMedicalOrder',
  'doctorName',
  'details',
  'consent',
] as const satisfies AssessmentField[];

/** Id of the control, or of the first control, of a field. */
export const controlId = (field: AssessmentField): string => `valoracion-${field}`;

/** An untouched form. Whoever asks about a service need not write its name again. */
export const emptyValues = (serviceName: string): AssessmentValues => ({
  fullName: '',
  identificationType: '',
  identificationNumber: '',
  email: '',
  phone: '',
  preferredTreatment: serviceName,
  primaryGoal: '',
  hasMedicalOrder: '',
  doctorName: '',
  details: '',
  consent: false,
});
