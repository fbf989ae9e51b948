import { assessmentClosed } from '@clinic/shared/kit/actions/assessmentSlice';
import { Dialog } from '@clinic/shared/kit/Dialog';
import { contentStart, stack } from '@clinic/shared/kit/layout';
import { useLang } from '@tesela/core/i18n';
import { useAppDispatch, useAppSelector } from '@tesela/core/store';
import { useResources } from '@tesela/host/ResourcesContext';
import { useIsLate } from '@tesela/host/useIsLate';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useWords } from '#content/WordsContext.ts';
import { LateHelp } from '#layout/late/LateHelp.tsx';

import styles from './AssessmentModal.module.css';
import { CloseQuestion } from './draft/CloseQuestion.tsx';
import { preloadAssessment } from './loadAssessment.ts';
import { selectAssessment } from './selectAssessment.ts';
import { useAssessmentChunk } from './useAssessmentChunk.ts';

/** The assessment form over any page. Closing it forgets everything: the form and what it was about. */
export function AssessmentModal() {
  const { isOpen } = useAppSelector(selectAssessment);
  usePreloadOnIntent();
  return isOpen && <OpenModal />;
}

/** Buttons that open the form, in whatever area; those of windows that belong to them say whether they are open. */
const OPENER = '[aria-haspopup="dialog"]:not([aria-expanded])';

/** Fetches the form when the visitor turns to a button that opens it. */
function usePreloadOnIntent(): void {
  const lang = useLang();
  const { readOwn } = useResources();
  useEffect(() => {
    const abort = new AbortController();
    const preload = ({ target }: Pick<Event, 'target'>) => {
      if (target instanceof Element && target.closest(OPENER)) preloadAssessment(lang, readOwn);
    };
    // The tap that has made the page start React comes to its area later.
    for (const target of window.earlyTaps ?? []) preload({ target });
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      document.addEventListener(type, preload, { signal: abort.signal, passive: true });
    }
    return () => abort.abort();
  }, [lang, readOwn]);
}

function OpenModal() {
  const { heading, close: closeLabel } = useWords().assessment;
  const dispatch = useAppDispatch();
  // Not state: Esc may come before React has rendered the last letter.
  const hasTyped = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const noteTyped = useCallback((value: boolean) => {
    hasTyped.current = value;
  }, []);
  const headingRef = useRef<HTMLSpanElement>(null);
  // Not the first field: a phone's keyboard would cover what the form says before it asks.
  const focusHeading = useCallback(() => headingRef.current?.focus(), []);
  const close = () => dispatch(assessmentClosed());

  // A second Esc or press outside answers the question the safe way: nothing is lost.
  const requestClose = () => (hasTyped.current ? setIsAsking(!isAsking) : close());

  return (
    <Dialog
      heading={
        <span ref={headingRef} tabIndex={-1}>
          {heading}
        </span>
      }
      closeLabel={closeLabel}
      onClose={requestClose}
    >
      {isAsking && <CloseQuestion onKeep={() => setIsAsking(false)} onDiscard={close} />}
      <div hidden={isAsking} onInput={() => (hasTyped.current = true)}>
        <Form onTypedChange={noteTyped} onClose={close} onShown={focusHeading} />
      </div>
    </Dialog>
  );
}

type FormProps = { onTypedChange: (hasTyped: boolean) => void; onClose: () => void; onShown: () => void };

/** The form as soon as it is here. */
function Form(props: FormProps) {
  const { serviceName, category, doctor } = useAppSelector(selectAssessment);
  const chunk = useAssessmentChunk();
  if (!chunk) return <Loading />;
  return <chunk.Form words={chunk.words} service={{ serviceName, category }} doctor={doctor} {...props} />;
}

function Loading() {
  const { loading } = useWords().assessment;
  const isLate = useIsLate(true);
  return (
    <div role="status" className={stack(4, contentStart, styles.loading)}>
      <p>{loading}</p>
      {isLate && <LateHelp />}
    </div>
  );
}
