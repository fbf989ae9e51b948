import type { ChatResponse } from '@clinic/shared/chatSchemas';
import { stack } from '@clinic/shared/kit/layout';
import { splitPath } from '@clinic/shared/languages';
import { Link, type SitePath } from '@tesela/core/navigation';

import styles from './Cards.late.module.css';

type Props = {
  cards: NonNullable<ChatResponse['cards']>;
  words: { label: string; read: string };
};

/** Returns the first sentence, which a closed card shows. */
const firstOf = (text: string): string => /^.*?[.!?…](?=\s|$)/s.exec(text)?.[0] ?? text;

/** Shows other possible answers as cards. Each card expands in place and links to its page. */
export function Cards({ cards, words }: Props) {
  return (
    <ul aria-label={words.label} className={stack(2, styles.list)}>
      {cards.map(({ title, text, path }) => {
        const first = firstOf(text);
        const rest = text.slice(first.length).trim();
        const to = splitPath(path).path as SitePath; // the schema accepts only paths
        return (
          <li key={path}>
            <details className={styles.card}>
              <summary>
                <strong>{title}</strong>
                <span>{first}</span>
              </summary>
              {rest && <p>{rest}</p>}
              <Link to={to} aria-label={`${words.read}: ${title}`}>
                {words.read}
              </Link>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
