import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Dialog } from '@clinic/shared/kit/Dialog';
import { itemsStart, stack } from '@clinic/shared/kit/layout';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { searchPath } from '@clinic/shared/search/searchAddress';
import { markCounted } from '@tesela/core/counted';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useNavigateTo } from '@tesela/core/navigation';
import { cleanQuery } from '@tesela/core/search/query';
import { describeCount } from '@tesela/core/search/renderResults';
import { useIsLate } from '@tesela/host/useIsLate';
import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';

import type { SearchWords } from '#content/shellDocuments.ts';
import { LateHelp } from '#layout/late/LateHelp.tsx';

import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField.tsx';
import { suggest } from './suggest.ts';
import { optionId, SuggestionList } from './SuggestionList.tsx';
import { useSiteSearch } from './useSiteSearch.ts';

type Props = {
  words: SearchWords;
  /** Returns what was typed before the field had the focus. */
  takeTyped: () => string;
  onClose: () => void;
};

/** Delay between the last keystroke and the announcement of the number of results, in ms. */
const ANNOUNCE_DELAY = 600;

/** No suggestion is active, so Enter opens the page of results. */
const NONE = -1;

/** The search over any page: a field, and suggestions while the visitor types. */
export function SearchDialog({ words, takeTyped, onClose }: Props) {
  const { results, help } = words;
  const lang = useLang();
  const listId = useId();
  const navigateTo = useNavigateTo();
  const search = useSiteSearch();
  const isLate = useIsLate(!search);
  const [text, setText] = useState('');
  const [active, setActive] = useState(NONE);
  const query = cleanQuery(text);
  // Deferred, so that the field itself responds at once.
  const asked = useDeferredValue(query);
  const found = useMemo(() => search && suggest(search, asked, results), [search, asked, results]);
  const count = found?.count ?? null;
  const all = found && count ? { to: searchPath(asked), label: fill(words.all, { count }, lang) } : null;
  const options = (found?.groups ?? []).reduce((sum, group) => sum + group.results.length, all ? 1 : 0);
  const sentence = count === null ? '' : describeCount(count, asked, results, lang);
  const announced = useDelayed(sentence);
  const isEmpty = count === 0 && announced !== '' && announced === sentence;
  useEffect(() => {
    if (isEmpty) markCounted('search-empty');
  }, [isEmpty]);

  /** Closes the dialog first, so that the next page gets the focus after it. */
  function leave({ metaKey, ctrlKey, shiftKey, altKey }: Partial<MouseEvent> = {}): void {
    if (!metaKey && !ctrlKey && !shiftKey && !altKey) flushSync(onClose);
  }

  function choose(place: number): void {
    setActive(place);
    document.getElementById(optionId(listId, place))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options > 0) {
      event.preventDefault();
      // The field itself is one more stop between the last option and the first.
      choose(((active + step + 1 + options + 1) % (options + 1)) - 1);
    }
    if (event.key !== 'Enter' || active === NONE) return;
    event.preventDefault();
    document.getElementById(optionId(listId, active))?.click();
  }

  function goToResults(): void {
    if (query === '') return;
    leave();
    navigateTo(searchPath(query));
  }

  return (
    <Dialog heading={words.heading} closeLabel={words.close} onClose={onClose} className={styles.dialog}>
      <div className={styles.field}>
        <SearchField
          // The browser focuses an element with this attribute when the dialog opens.
          ref={(field) => field?.setAttribute('autofocus', '')}
          words={words}
          value={text}
          role="combobox"
          aria-expanded={options > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === NONE ? undefined : optionId(listId, active)}
          onFocus={() => setText((now) => now + takeTyped())}
          onChange={({ target }) => {
            setText(target.value);
            setActive(NONE);
          }}
          onKeyDown={onKeyDown}
          onSearch={search && goToResults}
        />
      </div>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {count === 0 && <p className={styles.none}>{sentence}</p>}
      {found ? (
        <SuggestionList
          id={listId}
          label={words.suggestions}
          groups={found.groups}
          all={all}
          active={active}
          onGo={leave}
        />
      ) : (
        <div className={styles.waiting}>
          <p role="status">{words.loading}</p>
          {isLate && <LateHelp />}
        </div>
      )}
      {count === 0 && (
        <div className={stack(3, itemsStart, styles.help)}>
          <p>
            {help.text} {help.assistant}
          </p>
          <WhatsappLink variant="secondary" message={help.whatsapp.message}>
            {help.whatsapp.label}
          </WhatsappLink>
        </div>
      )}
    </Dialog>
  );
}

/** The text after it has not changed for a while. */
function useDelayed(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
