import { Button } from '@clinic/shared/kit/Button';
import { scripted } from '@clinic/shared/kit/layout';
import { Share2 } from 'lucide-react';
import { useState } from 'react';

import styles from './ShareButton.module.css';

type Props = { title: string; words: { label: string; copied: string; failed: string } };

type Outcome = 'copied' | 'failed';

const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Shares the page with the device's share dialog, or copies its link if the device has none. */
export function ShareButton({ title, words }: Props) {
  const [outcome, setOutcome] = useState<Outcome>();

  async function share() {
    try {
      const url = window.location.href;
      if ('share' in navigator) {
        await navigator.share({ title, url });
      } else {
        await (navigator as Navigator).clipboard.writeText(url);
        setOutcome('copied');
      }
    } catch (error) {
      if (!wasCancelled(error)) setOutcome('failed');
    }
  }

  return (
    <span className={`${styles.share} ${scripted}`}>
      <Button variant="quiet" onClick={share}>
        <Share2 size={18} aria-hidden />
        {words.label}
      </Button>
      <span role="status">{outcome && words[outcome]}</span>
    </span>
  );
}
