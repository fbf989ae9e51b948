import { referenceOf } from '@clinic/shared/assessments';
import type { Transporter } from 'nodemailer';

import { RefusedByInbox, type Assessment, type Deliver } from './delivery.ts';
import type { InboxSettings } from './settings.ts';

/** Waits within one attempt, in ms; the visitor is waiting too. */
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 };

const goals: Readonly<Record<Assessment['primaryGoal'], string>> = {
  diagnostico: 'Diagnóstico',
  prevencion: 'Prevención',
  'mejora-estetica': 'Mejora estética',
  cicatrices: 'Cicatrices',
  rejuvenecimiento: 'Rejuvenecimiento',
};

const identifications: Readonly<Record<Assessment['identificationType'], string>> = {
  cc: 'Cédula de ciudadanía',
  ce: 'Cédula de extranjería',
  pasaporte: 'Pasaporte',
};

/** For the clinic's staff, so in Spanish whatever the visitor reads. */
function textOf(assessment: Assessment): string {
  const { about } = assessment;
  const rows: [string, string][] = [
    ['Nombre', assessment.fullName],
    ['Documento', `${identifications[assessment.identificationType]} ${assessment.identificationNumber}`],
    ['Correo', assessment.email],
    ['Teléfono', assessment.phone],
    ['Preguntó desde', [about.serviceName, about.category].filter(Boolean).join(' · ')],
    ['Tratamiento de interés', assessment.preferredTreatment],
    ['Objetivo', goals[assessment.primaryGoal]],
    ['Orden médica', assessment.hasMedicalOrder === 'yes' ? `Sí, de ${assessment.doctorName}` : 'No'],
    ['Idioma', assessment.lang === 'es' ? 'Español' : 'Inglés'],
    ['Detalles', assessment.details],
  ];
  const answers = rows.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`);
  const consent = `Autorizó el ${assessment.receivedAt} (hora UTC), con estas palabras:\n«${assessment.consent}»`;
  return `${answers.join('\n')}\n\n${consent}\n\nReferencia: ${referenceOf(assessment.id)}\n`;
}

/** The server's own answer tells whether another attempt could help: 4xx is for now, 5xx for good. */
const isForGood = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** Sends the request as a plain message that the clinic can answer to the visitor. */
export function deliverByMail({ url, from, to }: Extract<InboxSettings, { kind: 'smtp' }>): Deliver {
  let transport: Promise<Transporter> | undefined;
  const connect = async () => {
    // Loaded only where it is used.
    const { createTransport } = await import('nodemailer');
    const { protocol, hostname, port, username, password, searchParams } = new URL(url);
    const secure = protocol === 'smtps:';
    return createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      secure,
      // Personal data travel in the clear only where the address asks for it: a relay on the same machine.
      requireTLS: !secure && searchParams.get('tls') !== 'none',
      ignoreTLS: searchParams.get('tls') === 'none',
      ...(username && {
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      }),
      ...patience,
    });
  };
  return async (assessment) => {
    transport ??= connect();
    const { sendMail } = await transport.then((mailer) => ({ sendMail: mailer.sendMail.bind(mailer) }));
    await sendMail({
      from,
      to,
      replyTo: { name: assessment.fullName, address: assessment.email },
      // The same for every attempt, so that a mail program shows one message.
      messageId: `<${assessment.id}@assessments>`,
      subject: 'Solicitud de valoración',
      text: textOf(assessment),
      disableFileAccess: true,
      disableUrlAccess: true,
    }).catch((error: unknown) => {
      throw isForGood(error) ? new RefusedByInbox('the mail server refused', { cause: error }) : error;
    });
  };
}
