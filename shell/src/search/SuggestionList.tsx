import { look, stack } from '@clinic/shared/kit/layout';
import { useLang } from '@tesela/core/i18n';
import { Link, type SitePath } from '@tesela/core/navigation';
import type { SearchDocument } from '@tesela/core/search/documents';
import type { MouseEvent } from 'react';

import type { Suggestions } from './suggest.ts';
import styles from './SuggestionList.module.css';

type Props = {
  id: string;
  label: string;
  groups: Suggestions['groups'];
  /** Link to all results. */
  all: { to: SitePath; label: string } | null;
  /** Index of the active option among all options. */
  active: number;
  onGo: (event: MouseEvent) => void;
};

export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

/** Suggestions by kind. They are links, so that they can be opened in a new tab; the arrow keys of the field move over them. */
export function SuggestionList({ id, label, groups, all, active, onGo }: Props) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { results }) => sum + results.length, 0),
  );
  const end = groups.reduce((sum, { results }) => sum + results.length, 0);
  const option = (place: number, className: string | undefined) => ({
    id: optionId(id, place),
    role: 'option',
    'aria-selected': active === place,
    tabIndex: -1,
    className,
    onClick: onGo,
  });
  return (
    <div id={id} role="listbox" aria-label={label} className={stack(4)}>
      {groups.map(({ heading, results }, index) => (
        <div key={heading} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div id={`${id}-group-${index}`} role="presentation" className={look('note', styles.heading)}>
            {heading}
          </div>
          {results.map((document, place) => (
            <Link
              key={document.path}
              to={document.path}
              {...option((starts[index] ?? 0) + place, styles.option)}
            >
              <Suggestion {...document} />
            </Link>
          ))}
        </div>
      ))}
      {all && (
        <Link to={all.to} {...option(end, `${styles.option} ${styles.all}`)}>
          {all.label}
        </Link>
      )}
    </div>
  );
}

function Suggestion({ title, titleLang, line, price, thumbnail }: SearchDocument) {
  const lang = useLang();
  return (
    <>
      {thumbnail && (
        <img src={thumbnail} alt="" width={48} height={60} loading="lazy" className={styles.thumbnail} />
      )}
      <span className={styles.title} lang={titleLang === lang ? undefined : titleLang}>
        {title}
      </span>
      <span className={look('note', styles.line)}>{line}</span>
      {price && <span className={styles.price}>{price}</span>}
    </>
  );
}
