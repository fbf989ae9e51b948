import { RefusedByInbox, type Deliver } from './delivery.ts';
import type { InboxSettings } from './settings.ts';

/** Timeouts within one attempt. Milliseconds. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 };

/** SMTP codes from 500 on are permanent, those of 400 are temporary. */
const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** @returns sends a letter as a plain e-mail, which the clinic can answer to the visitor */
export async function deliverByMail({
  url,
  from,
  to,
}: Extract<InboxSettings, { kind: 'smtp' }>): Promise<Deliver> {
  // Loaded only when it is used.
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Personal data are sent unencrypted only if the URL says so, for a relay on the same machine.
    requireTLS: !secure && searchParams.get('tls') !== 'none',
    ignoreTLS: searchParams.get('tls') === 'none',
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    ...timeouts,
  });
  return async ({ id, subject, replyTo, text }) => {
    const letter = {
      from,
      to,
      replyTo,
      // Stays the same for every attempt, so that a mail program shows one message.
      messageId: `<${id}@assessments>`,
      subject,
      text,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    await transport.sendMail(letter).catch((error: unknown) => {
      throw isPermanent(error) ? new RefusedByInbox('the mail server refused', { cause: error }) : error;
    });
  };
}
