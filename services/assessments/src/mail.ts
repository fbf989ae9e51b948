import { answerNames } from '@clinic/shared/assessments/answers';
import { answerRows } from '@clinic/shared/assessments/labels';
import { labels } from '@clinic/shared/assessments/labels.es';
import { referenceOf } from '@clinic/shared/reference';
import type { Transporter } from 'nodemailer';

import { RefusedByInbox, type Assessment, type Deliver } from './delivery.ts';
import type { InboxSettings } from './settings.ts';

/** The consent stands below, with its words and its time. */
const answered = answerNames.filter((name) => name !== 'consent');

/** Waits within one attempt, in ms; the visitor is waiting too. */
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 };

/** For the clinic's staff, so in Spanish whatever the visitor reads. */
function textOf(assessment: Assessment): string {
  const { about, doctor, lang, receivedAt, consentText, id } = assessment;
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
      replyTo: { name: assessment.adultName || assessment.fullName, address: assessment.email },
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
