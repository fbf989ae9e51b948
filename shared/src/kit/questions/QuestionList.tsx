import { fill, type Plural } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { Link, type SitePath } from '@tesela/core/navigation';
import { fold, termsOf } from '@tesela/core/search/terms';
import { useId, useRef, useState, type ReactNode } from 'react';

import { Disclosure } from '../Disclosure.tsx';
import { Field } from '../Field.tsx';
import { look, stack, target } from '../layout/layout.ts';
import styles from './QuestionList.module.css';
import { useOpenFromHash } from './useOpenFromHash.ts';

type Question = { id: string; question: string; answer: ReactNode };

export type QuestionGroup = { id: string; heading: string; questions: readonly Question[] };

type Props = {
  /** Path of the page itself: the index leads to its anchors. */
  path: SitePath;
  words: { contents: string; filter: string; found: Plural; none: string };
  groups: readonly QuestionGroup[];
  /** What stands below the questions. */
  children?: ReactNode;
};

/**
 * Questions in groups. Answers are folded, and on small screens the groups, too, so that their headings are the index;
 * wide screens keep an index beside them. All of it is native `details`: find in page opens what it finds.
 */
export function QuestionList({ path, words, groups, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<ReadonlySet<string> | null>(null);
  useOpenFromHash();

  /** Searches what the page says, so that the text need not come a second time. */
  function filter(text: string) {
    const terms = termsOf(text);
    const answers = [...(list.current?.querySelectorAll('details details') ?? [])];
    const hits = answers.filter(({ textContent }) => {
      const said = fold(textContent);
      return terms.every((term) => said.includes(term));
    });
    setFound(terms.length === 0 ? null : new Set(hits.map(({ id }) => id)));
    for (const group of list.current?.querySelectorAll<HTMLDetailsElement>(':scope > section > details') ??
      [])
      group.open = terms.length > 0 || group.querySelector('details[open]') !== null;
  }

  const isHidden = ({ id }: Question) => found !== null && !found.has(id);
  return (
    <div className={stack(5, styles.layout)}>
      <div className={stack(4, styles.side)}>
        <FilterField words={words} found={found} onFilter={filter} />
        <nav aria-label={words.contents} className={styles.index}>
          {groups.map(({ id, heading }) => (
            <Link key={id} to={`${path}#${id}`} className={target()}>
              {heading}
            </Link>
          ))}
        </nav>
      </div>
      <div ref={list} className={styles.groups}>
        {groups.map(({ id, heading, questions }) => (
          <section key={id} aria-labelledby={id} hidden={questions.every(isHidden)}>
            <Disclosure className={styles.group} headingId={id} headingLevel={2} summary={heading}>
              {questions.map((item) => (
                <Disclosure key={item.id} id={item.id} summary={item.question} isHidden={isHidden(item)}>
                  {item.answer}
                </Disclosure>
              ))}
            </Disclosure>
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}

type FilterProps = {
  words: Props['words'];
  found: ReadonlySet<string> | null;
  onFilter: (text: string) => void;
};

/** Without scripts it is not shown: the browser's own find in page does the same. */
function FilterField({ words, found, onFilter }: FilterProps) {
  const id = useId();
  const lang = useLang();
  return (
    <div className={styles.filter}>
      <Field id={id} label={words.filter}>
        {(control) => <input {...control} type="search" onChange={({ target }) => onFilter(target.value)} />}
      </Field>
      <p role="status" className={look('note')}>
        {found && (found.size > 0 ? fill(words.found, { count: found.size }, lang) : words.none)}
      </p>
    </div>
  );
}
