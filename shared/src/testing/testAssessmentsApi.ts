import { expect, it } from 'vitest';

import {
  assessmentErrorStatus,
  ASSESSMENTS_PATH,
  MAX_ASSESSMENT_BODY,
  type AssessmentErrorCode,
} from '../api/assessments/assessments.ts';

/** A whole request, as the form sends it. */
export const sampleSubmission = {
  id: '0b9f6d4e6a554c7e9a6f4f1f6d1f2a11',
  lang: 'es',
  about: { serviceName: 'Smooth Hair Free', category: 'Spa Laser' },
  fullName: 'Ana María Ñáñez',
  identificationType: 'cc',
  identificationNumber: '1020304050',
  email: 'ana@correo.co',
  phone: '300 123 4567',
  preferredTreatment: 'Depilación láser',
  primaryGoal: 'prevencion',
  hasMedicalOrder: 'yes',
  doctorName: 'Dra. Ruiz',
  preferredDays: ['martes', 'sabado'],
  preferredTime: 'manana',
  details: 'Tengo rosácea.',
  consent: true,
  consentText: 'Autorizo el tratamiento de mis datos personales.',
};

const taken: readonly (readonly [what: string, change: object])[] = [
  ['every answer', {}],
  ['nothing that is optional', { preferredTreatment: '', details: '', preferredDays: [], preferredTime: '' }],
  ['no medical order', { hasMedicalOrder: 'no', doctorName: '' }],
  ['a doctor and no treatment', { doctor: 'Dra. Mariana Restrepo', preferredTreatment: '' }],
  ['a temporary permit', { identificationType: 'ppt' }],
  ['a minor and who represents them', { identificationType: 'rc', adultName: 'Rosa Ñáñez' }],
  ['nothing that it asks about', { about: { serviceName: '', category: '' } }],
  ['a telephone from a contact, with marks of direction', { phone: '\u202a+57 300 123 4567\u202c' }],
  ['details of several lines', { details: 'Rosácea.\r\nDesde 2020.' }],
];

const refused: readonly (readonly [what: string, change: object])[] = [
  ['no id', { id: undefined }],
  ['an id of another form', { id: '../../etc/passwd' }],
  ['a language that the site has not', { lang: 'fr' }],
  ['no name', { fullName: '  ' }],
  ['a name of nothing that is seen', { fullName: '\u202e\u0000\u2028' }],
  ['a name as long as a novel', { fullName: 'a'.repeat(201) }],
  ['half an e-mail', { email: 'ana@' }],
  ['a mobile with a digit too few', { phone: '300 123 456' }],
  ['half a telephone with words', { phone: 'llámeme al 300 123' }],
  ['more digits than a telephone has', { phone: '1234567890123456' }],
  ['digits of a telephone and a link', { phone: '6044445566 https://evil.example' }],
  ['a telephone and an address', { phone: 'evil.example 300 123 4567' }],
  ['an order without its doctor', { doctorName: '' }],
  ['a minor and nobody who represents them', { identificationType: 'ti', adultName: ' ' }],
  ['an unknown document', { identificationType: 'dni' }],
  ['an unknown goal', { primaryGoal: 'otro' }],
  ['a day on which nobody is there', { preferredDays: ['domingo'] }],
  ['days that are no list', { preferredDays: 'lunes' }],
  ['a novel', { details: 'a'.repeat(2001) }],
  ['no consent', { consent: false }],
  ['a consent in words', { consent: 'true' }],
  ['no words of the consent', { consentText: '' }],
  ['a field that nobody asked for', { admin: true }],
];

const noRequest: readonly (readonly [what: string, body: string, code: AssessmentErrorCode])[] = [
  ['broken JSON', '{', 'invalid_request'],
  ['no body', '', 'invalid_request'],
  ['a list', '[]', 'invalid_request'],
  ['null', 'null', 'invalid_request'],
  ['more than 32 kB', JSON.stringify({ details: 'a'.repeat(MAX_ASSESSMENT_BODY) }), 'body_too_large'],
];

/** What is so of `/api/assessments` wherever it is answered: by the gateway with an inbox, and by the mocks. */
export function testAssessmentsApi(call: (path: string, init: RequestInit) => Promise<Response>): void {
  const send = async (
    body: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => {
    const answer = await call(ASSESSMENTS_PATH, { method: 'POST', headers, body });
    return {
      status: answer.status,
      caching: answer.headers.get('cache-control'),
      body: (await answer.json()) as unknown, // compared right away
    };
  };
  const refusal = (code: AssessmentErrorCode) => ({
    status: assessmentErrorStatus[code],
    caching: 'no-store',
    body: { error: { code } },
  });

  it.each(taken)('a request with %s is received', async (_what, change) => {
    const answer = await send(JSON.stringify({ ...sampleSubmission, ...change }));

    expect(answer).toEqual({ status: 200, caching: 'no-store', body: { received: true } });
  });

  it.each(refused)('a request with %s is refused', async (_what, change) => {
    const answer = await send(JSON.stringify({ ...sampleSubmission, ...change }));

    expect(answer).toEqual(refusal('invalid_request'));
  });

  it.each(noRequest)('%s is no request', async (_what, body, code) => {
    expect(await send(body)).toEqual(refusal(code));
  });

  it('a form that is not sent as JSON is refused', async () => {
    const answer = await send('nombre=Ana', { 'content-type': 'text/plain' });

    expect(answer).toEqual(refusal('unsupported_media_type'));
  });
}
