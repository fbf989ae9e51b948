import { ErrorPanel } from '@clinic/shared/ui/ErrorPanel';

import { useWords } from '#content/WordsContext.ts';

import styles from './AreaErrorPanel.module.css';

type Props = { onRetry: () => void; hasContentBelow: boolean };

/** Stands where a page's remote did not answer; the rest of the site goes on working. */
export function AreaErrorPanel({ onRetry, hasContentBelow }: Props) {
  const { heading, text, textWithContent, retry, whatsapp } = useWords().areaError;
  return (
    <div className={styles.area}>
      <ErrorPanel
        heading={heading}
        text={hasContentBelow ? textWithContent : text}
        retryLabel={retry}
        onRetry={onRetry}
        whatsapp={whatsapp}
      />
    </div>
  );
}
