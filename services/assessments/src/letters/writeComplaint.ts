import {
  complaintNumber,
  formatReceipt,
  type ComplaintKind,
  type ComplaintSubmission,
} from '@clinic/shared/complaints';

import type { Letter } from '#delivery.ts';

const kinds: Record<ComplaintKind, string> = {
  peticion: 'Petición',
  queja: 'Queja',
  reclamo: 'Reclamo',
  sugerencia: 'Sugerencia',
};

/** Writes a complaint with its number and the time of receipt, from which the deadline of the answer counts. */
export function writeComplaint(complaint: ComplaintSubmission, receivedAt: string): Letter {
  const { id, kind, lang, text, fullName, contact, consentText } = complaint;
  const number = complaintNumber(id);
  return {
    id,
    subject: `${kinds[kind]} ${number}`,
    ...(contact.includes('@') && { replyTo: { name: fullName, address: contact } }),
    text: [
      `Número: ${number}`,
      `Recibida: ${formatReceipt(receivedAt, 'es')} (hora de Colombia)`,
      'Responder: a más tardar en quince días hábiles',
      '',
      `Tipo: ${kinds[kind]}`,
      `Nombre completo: ${fullName}`,
      `Correo o celular: ${contact}`,
      `Idioma: ${lang === 'es' ? 'Español' : 'Inglés'}`,
      '',
      text,
      '',
      `Autorizó al enviarla, con estas palabras:\n«${consentText}»\n`,
    ].join('\n'),
    json: { type: 'complaint', ...complaint, number, receivedAt },
  };
}
