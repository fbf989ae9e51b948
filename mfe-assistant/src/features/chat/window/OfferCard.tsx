import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { cluster, look, stack } from '@clinic/shared/kit/layout';
import { splitPath } from '@clinic/shared/languages';
import { Link, type SitePath } from '@tesela/core/navigation';

import type { ChatWords } from '#content/assistantDocument.ts';

import type { ChatMessage } from '../useChat.ts';
import styles from './OfferCard.late.module.css';

type Told = Extract<ChatMessage, { text: string }>;
type Props = { offer: NonNullable<Told['offer']>; treatment: Told['treatment']; words: ChatWords['offer'] };

/** What a treatment costs, and the ways to ask for it and to read on. */
export function OfferCard({ offer: { title, price, note, path }, treatment, words }: Props) {
  return (
    <article data-message className={stack(2, styles.offer)}>
      <h3 className={look('strong', styles.title)}>{title}</h3>
      <p className={styles.price}>{price}</p>
      <p className={look('note')}>{note}</p>
      <div className={cluster(4)}>
        {treatment && (
          <AssessmentButton serviceName={treatment.title} category={treatment.category}>
            {words.request}
          </AssessmentButton>
        )}
        <Link to={splitPath(path).path as SitePath /* the schema accepts only paths */}>{words.read}</Link>
      </div>
    </article>
  );
}
