import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { useLang } from '@clinic/shared/i18n';
import { cleanQuery } from '@clinic/shared/search/query';
import { describeCount, renderResults } from '@clinic/shared/search/renderResults';
import { countResults } from '@clinic/shared/search/siteSearch';
import { Section } from '@clinic/shared/kit/Section';
import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { useDeferredValue, useMemo, useRef } from 'react';

import type { SearchWords } from '#content/types.ts';
import { LateHelp } from '#layout/late/LateHelp.tsx';
import { useIsLate } from '#layout/late/useIsLate.ts';

import { SearchField } from './SearchField.tsx';
import styles from './SearchPage.module.css';
import { useQueryDraft } from './useQueryDraft.ts';
import { useSiteSearch } from './useSiteSearch.ts';

type Props = { words: SearchWords };

/** The results of a query. The gateway fills them into the prerendered page; scripts, where there is none, do the same. */
export function SearchPage({ words }: Props) {
  const { results, help } = words;
  const lang = useLang();
  const isHydrated = useIsHydrated();
  const field = useRef<HTMLInputElement>(null);
  const { text, query, type, flush } = useQueryDraft(field);
  const search = useSiteSearch();
  const asked = useDeferredValue(cleanQuery(text));

  // What the gateway filled in stays until there is better: React leaves inner HTML alone that it did not change.
  const html = useMemo(
    () => (search && isHydrated ? renderResults(search, asked, lang, results) : ''),
    [search, isHydrated, asked, lang, results],
  );
  const status = useMemo(
    () => (search && query ? describeCount(countResults(search.find(query)), query, results) : ''),
    [search, query, results],
  );

  return (
    <Section level={1} heading={words.heading} className={styles.page}>
      <SearchField
        ref={field}
        words={words}
        value={text}
        onChange={({ target }) => type(target.value)}
        onSearch={() => {
          flush();
          // The keyboard of a phone covers what was found.
          field.current?.blur();
        }}
      />
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <div className={styles.columns}>
        <div>
          {isHydrated && !search && <Waiting words={words} />}
          <div
            id="search-results"
            data-words={JSON.stringify(results)}
            data-static
            className={styles.results}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <noscript>
            <p className={styles.noScript}>{words.noScript}</p>
          </noscript>
        </div>
        <aside className={styles.help}>
          <h2>{help.heading}</h2>
          <p>
            {help.text} {isHydrated && help.assistant}
          </p>
          <WhatsappLink message={help.whatsapp.message}>{help.whatsapp.label}</WhatsappLink>
        </aside>
      </div>
    </Section>
  );
}

/** While the index is on its way; nothing where the gateway has filled in the results. */
function Waiting({ words }: Props) {
  const isLate = useIsLate(true);
  return (
    <div className={styles.waiting}>
      <p role="status">{words.loading}</p>
      {isLate && <LateHelp />}
    </div>
  );
}
