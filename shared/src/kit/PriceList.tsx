import { useLang } from '@clinic/shared/i18n';
import type { Lang } from '@clinic/shared/lang';
import { pesos } from '@clinic/shared/money';
import { Link, type SitePath } from '@clinic/shared/navigation';

import styles from './PriceList.module.css';

/** What a treatment costs and what that pays for. */
export type PricedTreatment = {
  /** Where all of it is said. */
  path: SitePath;
  title: string;
  /** Language of the title where it is not the page's own. */
  titleLang?: Lang | undefined;
  /** What it is, where the title does not say so. */
  kind?: string;
  /** COP; nothing where the clinic publishes none. */
  range?: { from: number; to: number } | undefined;
  /** Whether a valuation is due beside it. */
  valuation?: string | undefined;
  includes: string;
  sessions: string;
  performedBy: string;
};

export type PriceListWords = Record<'more' | 'includes' | 'sessions' | 'performedBy' | 'toConfirm', string>;

type Props = { treatments: readonly PricedTreatment[]; words: PriceListWords };

function spanOf({ from, to }: { from: number; to: number }, lang: Lang): string {
  const amounts = [...new Set([from, to])].map((amount) => pesos(amount, lang));
  return amounts.join(lang === 'es' ? ' a ' : ' to ') + (lang === 'en' ? ' COP' : '');
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Treatments with their prices, one below the other. */
export function PriceList({ treatments, words }: Props) {
  const lang = useLang();
  return (
    <ul className={styles.list}>
      {treatments.map(
        ({ path, title, titleLang, kind, range, valuation, includes, sessions, performedBy }) => (
          <li key={path} className={styles.treatment}>
            <h3 className={styles.title}>
              <Link to={path} className={styles.link}>
                <span lang={titleLang}>{title}</span>
              </Link>
            </h3>
            {kind && <p className={styles.kind}>{kind}</p>}
            <p className={range ? styles.price : styles.toConfirm}>
              {range ? spanOf(range, lang) : words.toConfirm}
            </p>
            {valuation && <p className={styles.valuation}>{valuation}</p>}
            {/* Folds on phones, where prices are compared; wide screens show it whatever its state. */}
            <details className={styles.more}>
              <summary className={styles.summary}>{words.more}</summary>
              <dl className={styles.facts}>
                <Fact label={words.includes} value={includes} />
                <Fact label={words.sessions} value={sessions} />
                <Fact label={words.performedBy} value={performedBy} />
              </dl>
            </details>
          </li>
        ),
      )}
    </ul>
  );
}
