import { readEnvironment } from '@tesela/gateway/environment';
import { describe, expect, it } from 'vitest';

import { readInbox, service } from './service.ts';

const read = (variables: Record<string, string>) => readEnvironment(variables, [service]);

describe('who receives the assessment form', () => {
  const mail = {
    ASSESSMENT_SMTP_URL: 'smtps://web:secret@mail.example',
    ASSESSMENT_MAIL_FROM: 'web@clinica.co',
    ASSESSMENT_MAIL_TO: 'citas@clinica.co',
  };

  it('a mailbox', () => {
    expect(readInbox(mail)).toEqual({
      kind: 'smtp',
      url: 'smtps://web:secret@mail.example',
      from: 'web@clinica.co',
      to: 'citas@clinica.co',
    });
  });

  it.each([
    [{ ...mail, ASSESSMENT_WEBHOOK_URL: 'https://crm.example' }, 'not both'],
    [
      { ASSESSMENT_SMTP_URL: mail.ASSESSMENT_SMTP_URL, ASSESSMENT_MAIL_FROM: mail.ASSESSMENT_MAIL_FROM },
      'needs ASSESSMENT_MAIL_FROM and ASSESSMENT_MAIL_TO',
    ],
  ])('%j is an error', (variables, message) => {
    expect(() => read(variables)).toThrow(message);
  });
});

it.each([
  ['ASSESSMENT_MAIL_TO', 'citas'],
  ['ASSESSMENT_SMTP_URL', 'https://user:hunter2@mail.example'],
  ['ASSESSMENT_WEBHOOK_URL', 'hunter2'],
])('says what is wrong with %s without quoting what may be a secret', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must .+`));
  expect(() => read({ [name]: value })).not.toThrow(/hunter2/);
});
