import { clockOf } from '@clinic/shared/hours/clock';
import { noticeOn } from '@clinic/shared/hours/notices';
import { cluster, dense } from '@clinic/shared/kit/layout';
import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';

import { useWords } from '#content/WordsContext.ts';

import styles from './TopNote.module.css';
import { useNow } from './useNow.ts';

/** What staff have to say on every page. Compose leaves out what is over; a page that is older does so by the clock. */
export function Notice({ isInert }: { isInert: boolean }) {
  const { notice: label } = useWords();
  const site = useSite();
  const lang = useLang();
  const now = useNow();
  // The same as in the prerendered page until the clock is known: one without a beginning has begun.
  const notice = now ? noticeOn(clockOf(now).date, site) : site.notices.find(({ from }) => !from);
  return (
    notice && (
      <aside aria-label={label} inert={isInert} className={cluster(5, dense, styles.note)}>
        <p>{notice.text[lang]}</p>
      </aside>
    )
  );
}
