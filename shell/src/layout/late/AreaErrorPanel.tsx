import { ErrorPanel } from '@clinic/shared/kit/actions/ErrorPanel';

import { useWords } from '#content/WordsContext.ts';
import { useIsOutdated } from '#remotes/useIsOutdated.ts';

import styles from './AreaErrorPanel.module.css';

type Props = { onRetry: () => void; hasContentBelow: boolean };

/** Shown in the page area when the remote of the page fails. */
export function AreaErrorPanel({ onRetry, hasContentBelow }: Props) {
  const { heading, text, textWithContent, retry, newRelease, whatsapp } = useWords().areaError;
  const isOutdated = useIsOutdated();
  const help = hasContentBelow ? textWithContent : text;
  return (
    <div className={styles.area}>
      <ErrorPanel
        heading={heading}
        text={isOutdated ? newRelease.text : help}
        retryLabel={isOutdated ? newRelease.reload : retry}
        onRetry={isOutdated ? () => window.location.reload() : onRetry}
        whatsapp={whatsapp}
      />
    </div>
  );
}
