import { Button } from '@clinic/shared/kit/Button';
import { cluster, scripted, stack } from '@clinic/shared/kit/layout';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { Link } from '@tesela/core/navigation';
import { SlidersHorizontal } from 'lucide-react';
import { useDeferredValue, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { ProductGrid } from '#components/ProductGrid.tsx';
import { RoutineTile } from '#components/RoutineTile.tsx';
import type { ProductSummary } from '#content/products.ts';
import type { FilterWords, ShopDocument } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import { AppliedFilters, listApplied } from '../AppliedFilters.tsx';
import { CategoryChips } from '../CategoryChips.tsx';
import { FilterFields } from '../FilterFields.tsx';
import { cleared, widened, type FilterChange } from '../filters.ts';
import { FilterSheet } from '../FilterSheet.tsx';
import { useFilters } from '../useFilters.ts';
import styles from './FilteredShop.module.css';
import { NoMatch } from './NoMatch.tsx';
import { describeResults, ResultStatus } from './ResultStatus.tsx';
import { SearchField } from './SearchField.tsx';
import { useResults } from './useResults.ts';
import { useReveal } from './useReveal.ts';

type Props = {
  content: ShopDocument;
  words: FilterWords;
  renderProduct: (product: ProductSummary) => ReactNode;
};

/** The whole shop with search and filters. */
export function FilteredShop({ content, words, renderProduct }: Props) {
  const { products: all, count } = content;
  const lang = useLang();
  const status = useRef<HTMLParagraphElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { filters, hasUnknown, isTyping, type, flush, choose } = useFilters(content);
  const results = useResults(all, filters);
  const { ref: list, reveal } = useReveal<HTMLDivElement>();
  // While the visitor types or uses the sheet, the list updates later, so that the input stays fast.
  // Otherwise it updates at once: after going back, the browser restores the scroll position and needs the
  // full list.
  const followed = useDeferredValue(results.products);
  const products = isTyping || isSheetOpen ? followed : results.products;
  const chips = listApplied(filters, content, words, lang);
  const narrowed = chips.filter(({ name }) => name !== 'text').length;
  const isEmpty = results.status === 'complete' && results.products.length === 0;

  function change(next: FilterChange) {
    reveal();
    choose(next);
  }

  function search(text: string) {
    reveal();
    type(text);
  }

  function clearAll() {
    status.current?.focus({ preventScroll: true });
    change(cleared);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    flush();
    // Removes the focus to close the phone's keyboard, which covers the results.
    if (matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
  }

  const fields = <FilterFields content={content} words={words} filters={filters} onChange={change} />;

  const page = (
    <div className={stack(5, styles.shop)}>
      <form
        role="search"
        method="get"
        aria-label={words.label}
        // The browser would restore the values of an earlier visit, but the URL has the current ones.
        autoComplete="off"
        className={stack(3, scripted, styles.panel)}
        onSubmit={submit}
      >
        <div>
          <SearchField
            words={words}
            value={filters.text}
            onType={search}
            onClear={() => search('')}
            onFocus={results.prepare}
            onBlur={flush}
          />
        </div>
        <Button variant="secondary" className={styles.open} onClick={() => setIsSheetOpen(true)}>
          <SlidersHorizontal size={18} aria-hidden />
          {narrowed === 0 ? words.sheet.open : fill(words.sheet.openApplied, { count: narrowed }, lang)}
        </Button>
        <div className={styles.categories}>
          <CategoryChips
            label={words.fields.category.label}
            views={content.views}
            chosen={filters.category}
            onChange={change}
          />
        </div>
        <div className={styles.fields}>{fields}</div>
      </form>
      <div ref={list} className={styles.results}>
        <div className={cluster(0, styles.bar)}>
          {hasUnknown && <p className={styles.note}>{words.unknown}</p>}
          <ResultStatus ref={status} results={results} count={count} words={words} isTyping={isTyping} />
          <Link to={paths.routines}>{content.routine}</Link>
          <AppliedFilters
            chips={chips}
            words={words}
            onChange={change}
            isClearElsewhere={isEmpty}
            results={status}
          />
        </div>
        <ProductGrid
          products={products}
          tile={<RoutineTile content={content} />}
          isBusy={results.status === 'searching'}
          render={renderProduct}
        />
        {isEmpty && (
          <NoMatch
            words={words}
            onClear={clearAll}
            onSearchEverywhere={results.isElsewhere ? () => change(widened) : undefined}
          />
        )}
      </div>
    </div>
  );
  return (
    <>
      {page}
      {isSheetOpen && (
        <FilterSheet
          words={words.sheet}
          count={results.products.length}
          status={describeResults(results, count, words, lang)}
          onClose={() => setIsSheetOpen(false)}
        >
          {fields}
        </FilterSheet>
      )}
    </>
  );
}
