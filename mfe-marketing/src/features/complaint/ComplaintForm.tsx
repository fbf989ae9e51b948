import { complaintKinds, type ComplaintField, type ComplaintValues } from '@clinic/shared/complaints';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Button } from '@clinic/shared/kit/Button';
import { Field } from '@clinic/shared/kit/Field';
import { contentStart, scripted, stack } from '@clinic/shared/kit/layout';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { Link } from '@tesela/core/navigation';
import type { ChangeEvent, SubmitEvent } from 'react';

import type { ComplaintsDocument } from '#content/documents/pages.ts';
import { paths } from '#paths.ts';

import styles from './Complaint.module.css';
import { ComplaintEnd } from './ComplaintEnd.tsx';
import { useComplaint } from './useComplaint.ts';

/** Reads the controls themselves, because browsers and password managers fill them in without an event. */
const readValues = (form: HTMLFormElement): ComplaintValues =>
  // Each control has the name of its value, and the radio buttons offer only valid kinds.
  Object.fromEntries(new FormData(form)) as ComplaintValues;

/** The form for a complaint. After it is sent, its number takes the place of the form. */
export function ComplaintForm({ content }: { content: ComplaintsDocument }) {
  const { values, problems, outcome, isSending, number, change, submit, retry, edit } = useComplaint(
    content.consent,
  );

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = submit(readValues(form));
    const control = wrong && form.elements.namedItem(wrong);
    if (control instanceof HTMLElement) control.focus();
  }

  if (outcome) {
    return (
      <ComplaintEnd
        content={content}
        outcome={outcome}
        number={number}
        isSending={isSending}
        onRetry={retry}
        onEdit={edit}
      />
    );
  }

  const fieldProps = (name: Exclude<ComplaintField, 'kind'>) => ({
    id: `pqrs-${name}`,
    label: content.fields[name],
    error: problems[name] && content.errors[problems[name]],
  });
  const note = (name: ComplaintField) => ({
    name,
    onChange: ({ target: { form } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      form && change(name, readValues(form)),
  });
  // Not controlled: a draft fills only what is empty, and what the browser fills in stays.
  const control = (name: Exclude<ComplaintField, 'kind'>) => ({
    ...note(name),
    defaultValue: values[name],
    'aria-required': true,
  });
  return (
    <>
      {/* Before its scripts run, a form with this method sends nothing anywhere. */}
      <form method="dialog" noValidate className={`${styles.form} ${scripted}`} onSubmit={press}>
        <fieldset className={styles.kinds}>
          <legend>{content.kinds.legend}</legend>
          {complaintKinds.map((kind) => (
            <label key={kind} className={styles.kind}>
              <input {...note('kind')} type="radio" value={kind} checked={values.kind === kind} />
              {content.kinds[kind]}
            </label>
          ))}
        </fieldset>
        <Field {...fieldProps('text')} hint={content.fields.textHint}>
          {(tied) => <textarea {...tied} {...control('text')} rows={5} />}
        </Field>
        <Field {...fieldProps('fullName')}>
          {(tied) => <input {...tied} {...control('fullName')} autoComplete="name" />}
        </Field>
        <Field {...fieldProps('contact')} hint={content.fields.contactHint}>
          {(tied) => <input {...tied} {...control('contact')} autoComplete="email" />}
        </Field>
        <p className={styles.consent}>
          {content.consent}{' '}
          <Link to={paths.privacy} target="_blank" rel="noopener privacy-policy">
            {content.policy}
          </Link>
        </p>
        {/* `aria-disabled` keeps the button focusable while the complaint is sent, so that the focus is not lost. */}
        <Button type="submit" className={styles.submit} aria-disabled={isSending || undefined}>
          {isSending ? content.sending : content.submit}
        </Button>
        <VisuallyHidden role="status">{isSending && content.sending}</VisuallyHidden>
      </form>
      {/* React renders the content of `noscript` only on the server. */}
      <noscript>
        <div className={stack(4, contentStart)}>
          <p>{content.noScript}</p>
          <WhatsappLink message={content.heading}>{content.whatsapp}</WhatsappLink>
        </div>
      </noscript>
    </>
  );
}
