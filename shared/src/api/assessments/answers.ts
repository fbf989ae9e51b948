import * as v from 'valibot';

import { isPhone, line, lines } from './plainText.ts';

export const identificationTypes = ['cc', 'ce', 'pasaporte', 'ppt', 'ti', 'rc'] as const;

/** Documents that only minors have: an adult asks for them. */
const minorsDocuments: ReadonlySet<string> = new Set(['ti', 'rc']);

export const isForMinor = ({ identificationType }: { identificationType: string }): boolean =>
  minorsDocuments.has(identificationType);

export const primaryGoals = [
  'diagnostico',
  'prevencion',
  'mejora-estetica',
  'cicatrices',
  'rejuvenecimiento',
] as const;

/** Days on which the clinic is open. */
export const weekdays = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'] as const;

export const timesOfDay = ['manana', 'tarde'] as const;

/** Longest text of the field for details, in UTF-16 units. */
export const MAX_DETAILS = 2000;

const filled = <const Message extends string>(max: number, message: Message) =>
  v.pipe(line(max), v.nonEmpty(message));

/** A required choice. A control without a choice has the value `''`, so the input is any text. */
const choice = <const Options extends readonly string[], const Message extends string>(
  options: Options,
  message: Message,
) => v.pipe(v.string(), v.picklist(options, message));

/**
 * The fields of the form in their order on the screen; form, draft, mail and message follow from them. What is wrong
 * with an answer is the name of the words that say so.
 */
export const answerFields = {
  fullName: filled(200, 'fullName'),
  identificationType: choice(identificationTypes, 'identificationType'),
  identificationNumber: filled(40, 'identificationNumber'),
  /** Who asks for a minor. */
  adultName: line(200),
  email: v.pipe(filled(254, 'email'), v.email('emailFormat')),
  phone: v.pipe(filled(40, 'phone'), v.check(isPhone, 'phoneFormat')),
  preferredTreatment: line(200),
  primaryGoal: choice(primaryGoals, 'primaryGoal'),
  hasMedicalOrder: choice(['yes', 'no'], 'hasMedicalOrder'),
  doctorName: line(200),
  /** Not binding, like `preferredTime`: clinic and visitor agree on the day later. */
  preferredDays: v.pipe(v.array(v.picklist(weekdays)), v.maxLength(weekdays.length)),
  preferredTime: v.pipe(v.string(), v.picklist(['', ...timesOfDay])),
  details: lines(MAX_DETAILS, 'detailsLength'),
  consent: v.pipe(v.boolean(), v.literal(true, 'consent')),
};

export type AnswerField = keyof typeof answerFields;

// Object.keys widens the keys of the table.
export const answerNames = Object.keys(answerFields) as AnswerField[];

export const isDoctorNamed = (answers: { hasMedicalOrder: string; doctorName: string }): boolean =>
  answers.hasMedicalOrder !== 'yes' || answers.doctorName !== '';

export const isAdultNamed = (answers: { identificationType: string; adultName: string }): boolean =>
  !isForMinor(answers) || answers.adultName !== '';

/**
 * What the form accepts. Where it is checked with `criteriaMode: 'all'`, the names of doctor and adult are reported with
 * the rest; a resolver that aborts early would leave those checks for the round after.
 */
export const answersSchema = v.pipe(
  v.object(answerFields),
  v.forward(v.partialCheck([['hasMedicalOrder'], ['doctorName']], isDoctorNamed, 'doctorName'), [
    'doctorName',
  ]),
  v.forward(v.partialCheck([['identificationType'], ['adultName']], isAdultNamed, 'adultName'), [
    'adultName',
  ]),
  // A name that was typed before the answer that asks for it was changed goes nowhere.
  v.transform((answers) => ({
    ...answers,
    doctorName: answers.hasMedicalOrder === 'yes' ? answers.doctorName : '',
    adultName: isForMinor(answers) ? answers.adultName : '',
  })),
);

/** What the controls of the form hold. */
export type AnswerValues = v.InferInput<typeof answersSchema>;
export type Answers = v.InferOutput<typeof answersSchema>;

/** Names of the words that say what is wrong: with a field that must be filled, or with how it is. */
export type AnswerProblem =
  | Exclude<AnswerField, 'preferredTreatment' | 'preferredDays' | 'preferredTime' | 'details'>
  | 'tooLong'
  | 'emailFormat'
  | 'phoneFormat'
  | 'detailsLength';
