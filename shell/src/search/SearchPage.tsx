import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { itemsStart, stack } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import { useEarlyText } from '@clinic/shared/kit/useEarlyText';
import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { languages } from '@clinic/shared/languages';
import { markCounted } from '@tesela/core/counted';
import { useLang } from '@tesela/core/i18n';
import { cleanQuery } from '@tesela/core/search/query';
import { describeCount, renderResults } from '@tesela/core/search/renderResults';
import { countResults } from '@tesela/core/search/siteSearch';
import { useIsLate } from '@tesela/host/useIsLate';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';

import type { SearchWords } from '#content/shellDocuments.ts';
import { LateHelp } from '#layout/late/LateHelp.tsx';

import { SearchField } from './SearchField.tsx';
import styles from './SearchPage.module.css';
import { useQueryDraft } from './useQueryDraft.ts';
import { useSiteSearch } from './useSiteSearch.ts';

type Props = { words: SearchWords };

/** The page of results. The gateway renders the results into the prerendered page; without a gateway, this code does. */
export function SearchPage({ words }: Props) {
  const { results, help } = words;
  const lang = useLang();
  const isHydrated = useIsHydrated();
  const field = useRef<HTMLInputElement>(null);
  const { text, query, type, flush } = useQueryDraft();
  useEarlyText(field, type);
  const search = useSiteSearch();
  const asked = useDeferredValue(cleanQuery(text));

  // The gateway's results stay until this code has its own: React does not touch inner HTML that has not changed.
  const html = useMemo(
    () => (search && isHydrated ? renderResults(search, asked, { lang, languages }, results) : ''),
    [search, isHydrated, asked, lang, results],
  );
  const found = useMemo(() => (search && query ? countResults(search.find(query)) : null), [search, query]);
  const status = found === null ? '' : describeCount(found, query, results, lang);
  useEffect(() => {
    if (found === 0) markCounted('search-empty');
  }, [found, query]);

  return (
    <Section level={1} heading={words.heading} className={styles.page}>
      <SearchField
        ref={field}
        words={words}
        value={text}
        onChange={({ target }) => type(target.value)}
        onSearch={() => {
          flush();
          // Closes the keyboard of a phone, which covers the results.
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
            className={stack(6, styles.results)}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <noscript>
            <p className={styles.noScript}>{words.noScript}</p>
          </noscript>
        </div>
        <aside className={stack(3, itemsStart, styles.help)}>
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

/** Shown while the index loads; the styles hide it when the gateway has rendered results. */
function Waiting({ words }: Props) {
  const isLate = useIsLate(true);
  return (
    <div className={styles.waiting}>
      <p role="status">{words.loading}</p>
      {isLate && <LateHelp />}
    </div>
  );
}
