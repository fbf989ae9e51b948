import { expect, it } from 'vitest';

import { COMPLAINTS_PATH, MAX_COMPLAINT_BODY, MAX_COMPLAINT_TEXT } from '../api/complaints/complaints.ts';

/** A whole complaint, as the form sends it. */
export const sampleComplaint = {
  id: '1c9f6d4e6a554c7e9a6f4f1f6d1f2a22',
  lang: 'es',
  kind: 'queja',
  text: 'Esperé una hora.\nNadie me avisó.',
  fullName: 'Ana María Ñáñez',
  contact: 'ana@correo.co',
  consentText: 'Al tocar «Autorizar y enviar» autorizo el tratamiento de mis datos.',
};

/** What is so of `/api/complaints` wherever it is answered: by the gateway with an inbox, and by the mocks. */
export function testComplaintsApi(call: (path: string, init: RequestInit) => Promise<Response>): void {
  const send = (body: string) =>
    call(COMPLAINTS_PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  it.each([
    ['an e-mail', {}],
    ['a telephone', { contact: '+57 300 123 4567' }],
    ['a text as long as may be', { text: 'ñ'.repeat(MAX_COMPLAINT_TEXT) }],
  ])('a complaint with %s is received, and dated', async (_what, change) => {
    const answer = await send(JSON.stringify({ ...sampleComplaint, ...change }));

    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { at } = (await answer.json()) as { at: string }; // its schema is what is tested
    expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
  });

  it.each([
    ['no id', { id: undefined }],
    ['an unknown kind', { kind: 'denuncia' }],
    ['no text', { text: ' \u202e' }],
    ['a novel', { text: 'a'.repeat(MAX_COMPLAINT_TEXT + 1) }],
    ['nobody to answer to', { contact: 'Ana' }],
    ['a link instead of a telephone', { contact: 'https://evil.example' }],
    ['a line end in the contact', { contact: 'ana@correo.co\r\nBcc: todos@ejemplo.co' }],
    ['no name', { fullName: '' }],
    ['no words of the consent', { consentText: '' }],
    ['a field that nobody asked for', { admin: true }],
  ])('a complaint with %s is refused', async (_what, change) => {
    const answer = await send(JSON.stringify({ ...sampleComplaint, ...change }));

    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: { code: 'invalid_request' } });
  });

  it('more than 32 kB are no complaint', async () => {
    expect((await send(JSON.stringify({ text: 'a'.repeat(MAX_COMPLAINT_BODY) }))).status).toBe(413);
  });
}
