import { Button } from '@clinic/shared/kit/Button';
import { Field } from '@clinic/shared/kit/Field';
import { searchAction } from '@clinic/shared/search/searchAddress';
import { useLang } from '@tesela/core/i18n';
import { MAX_QUERY, QUERY_NAME } from '@tesela/core/search/query';
import { Search } from 'lucide-react';
import { useId, type ComponentPropsWithRef } from 'react';

import type { SearchWords } from '#content/shellDocuments.ts';

import styles from './SearchField.module.css';

type Props = Omit<ComponentPropsWithRef<'input'>, 'form'> & {
  words: Pick<SearchWords, 'label' | 'example' | 'submit'>;
  /** Opens the results; without it the browser submits the form. */
  onSearch: (() => void) | undefined;
};

/** A search form that also works without JavaScript. */
export function SearchField({ words, onSearch, ...input }: Props) {
  const lang = useLang();
  const id = useId();
  return (
    <form
      role="search"
      method="get"
      action={searchAction(lang)}
      className={styles.form}
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        onSearch();
      }}
    >
      <Field id={id} label={words.label}>
        {(control) => (
          <div className={styles.row}>
            <Search size={20} aria-hidden className={styles.icon} />
            <input
              {...control}
              type="search"
              name={QUERY_NAME}
              maxLength={MAX_QUERY}
              placeholder={words.example}
              enterKeyHint="search"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              {...input}
              className={`${control.className} ${styles.input}`}
            />
            <Button type="submit" className={styles.submit}>
              {words.submit}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
