import type { AssessmentSubmission } from '@clinic/shared/assessments';
import { answerNames } from '@clinic/shared/assessments/answers';
import { answerRows } from '@clinic/shared/assessments/labels';
import { labels } from '@clinic/shared/assessments/labels.es';
import { referenceOf } from '@clinic/shared/reference';

import type { Letter } from '#delivery.ts';

/** The consent is written below the answers, with its text and time. */
const answered = answerNames.filter((name) => name !== 'consent');

function textOf(assessment: AssessmentSubmission, receivedAt: string): string {
  const { about, doctor, lang, consentText, id } = assessment;
  const subject = [about.serviceName, about.category].filter(Boolean).join(' · ');
  return [
    ...answerRows(assessment, answered, labels),
    ...(doctor ? [`Con: ${doctor}`] : []),
    ...(subject ? [`Preguntó desde: ${subject}`] : []),
    `Idioma: ${lang === 'es' ? 'Español' : 'Inglés'}`,
    '',
    `Autorizó el ${receivedAt} (hora UTC), con estas palabras:\n«${consentText}»`,
    '',
    `Referencia: ${referenceOf(id)}\n`,
  ].join('\n');
}

/** Writes a request for an assessment, which the clinic can answer to the visitor. */
export const writeAssessment = (assessment: AssessmentSubmission, receivedAt: string): Letter => ({
  id: assessment.id,
  subject: 'Solicitud de valoración',
  replyTo: { name: assessment.adultName || assessment.fullName, address: assessment.email },
  text: textOf(assessment, receivedAt),
  json: { ...assessment, receivedAt },
});
