import type { Answers } from '@clinic/shared/assessments/answers';
import { showInGallery } from '@clinic/shared/gallery';
import { Dialog } from '@clinic/shared/kit/Dialog';
import { useEffect, useRef, type ReactNode } from 'react';

import { AssessmentForm } from '#assessment/AssessmentForm.tsx';
import { CloseQuestion } from '#assessment/draft/CloseQuestion.tsx';
import { DraftNote } from '#assessment/draft/DraftNote.tsx';
import { AssessmentDone } from '#assessment/sent/AssessmentDone.tsx';
import { AssessmentReady } from '#assessment/sent/AssessmentReady.tsx';
import { SentQuestion } from '#assessment/sent/SentQuestion.tsx';
import type { AssessmentWords, ShellWords } from '#content/shellDocuments.ts';
import { WordsProvider } from '#content/WordsContext.ts';

const nothing = () => {};

const answers: Answers = {
  fullName: 'Ana María Ñáñez',
  identificationType: 'cc',
  identificationNumber: '1020304050',
  adultName: '',
  email: 'ana@example.org',
  phone: '300 123 4567',
  preferredTreatment: 'Microneedling',
  primaryGoal: 'cicatrices',
  hasMedicalOrder: 'no',
  doctorName: '',
  preferredDays: ['martes', 'sabado'],
  preferredTime: 'manana',
  details: '',
  consent: true,
};

/** The form after it was submitted empty. */
function Submitted({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('form')?.requestSubmit(), []);
  return <div ref={place}>{children}</div>;
}

function formStates(site: ShellWords, form: AssessmentWords): Record<string, ReactNode> {
  const inDialog = (children: ReactNode) => (
    <WordsProvider value={site}>
      <Dialog heading={site.assessment.heading} closeLabel={site.assessment.close} onClose={nothing}>
        {children}
      </Dialog>
    </WordsProvider>
  );
  const formAbout = (serviceName: string, category: string, doctor?: string) => (
    <AssessmentForm
      words={form}
      service={{ serviceName, category }}
      doctor={doctor}
      onTypedChange={nothing}
      onClose={nothing}
      onShown={nothing}
    />
  );
  const ready = (status: 'prepared' | 'busy' | 'failed') => (
    <AssessmentReady
      words={form}
      answers={answers}
      doctor={undefined}
      reference="CDFHJK"
      status={status}
      onRetry={status === 'prepared' ? undefined : async () => {}}
      onSent={nothing}
      onEdit={nothing}
      onClose={nothing}
    />
  );
  const done = (how: 'received' | 'sent') => (
    <AssessmentDone words={form.done} how={how} reference="CDFHJK" onClose={nothing} />
  );
  return {
    'on its own': inDialog(formAbout('', '')),
    'with a doctor': inDialog(formAbout('', '', 'Dra. Mariana Restrepo')),
    'kept from before': inDialog(<DraftNote words={form.draft} onDrop={nothing} />),
    'sent empty': inDialog(<Submitted>{formAbout('', '')}</Submitted>),
    'about to be closed': inDialog(<CloseQuestion onKeep={nothing} onDiscard={nothing} />),
    'ready to send': inDialog(ready('prepared')),
    'the inbox is busy': inDialog(ready('busy')),
    'the inbox failed': inDialog(ready('failed')),
    'back from WhatsApp': inDialog(
      <SentQuestion words={form.success} message="Hola" onSent={nothing} onEdit={nothing} />,
    ),
    sent: inDialog(done('sent')),
    received: inDialog(done('received')),
  };
}

showInGallery('shell', (_lang, documents) => {
  const { words, assessment } = documents as { words: ShellWords; assessment: AssessmentWords }; // as data.ts makes them
  return [{ name: 'Assessment form', isAlone: true, states: formStates(words, assessment) }];
});
