import { rangeOf } from '@clinic/shared/siteFacts';
import { useLang } from '@tesela/core/i18n';
import type { Lang } from '@tesela/core/lang';
import { Link, type SitePath } from '@tesela/core/navigation';

import { AssessmentButton } from './actions/AssessmentButton.tsx';
import styles from './PriceList.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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
  /** Goes with the title into the assessment form. */
  category: string;
};

export type PriceListWords = Record<
  'ask' | 'more' | 'includes' | 'sessions' | 'performedBy' | 'toConfirm',
  string
>;

type Props = { treatments: readonly PricedTreatment[]; words: PriceListWords };

/** What most of them say of the assessment: said once above them, and again only where it is otherwise. */
function commonRule(treatments: Props['treatments']): string {
  const rules = treatments.flatMap(({ valuation }) => valuation ?? []);
  const times = (rule: string) => rules.filter((each) => each === rule).length;
  return rules.reduce((most, rule) => (times(rule) > times(most) ? rule : most), '');
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Treatments with their prices, one below the other, under the rule of the assessment that most of them share. */
export function PriceList({ treatments, words }: Props) {
  const rule = commonRule(treatments);
  return (
    <div>
      <p className={styles.rule}>{rule}</p>
      <ul className={styles.list}>
        {treatments.map((treatment) => (
          <Treatment key={treatment.path} treatment={treatment} rule={rule} words={words} />
        ))}
      </ul>
    </div>
  );
}

type TreatmentProps = { treatment: PricedTreatment; rule: string; words: PriceListWords };

function Treatment({ treatment, rule, words }: TreatmentProps) {
  const { path, title, titleLang, kind, range, valuation, includes, sessions, performedBy } = treatment;
  const lang = useLang();
  const about = [kind, valuation !== rule && valuation].filter(Boolean).join(' · ');
  return (
    <li className={styles.treatment}>
      <h3 className={styles.title}>
        <Link to={path} className={styles.link}>
          <span lang={titleLang}>{title}</span>
        </Link>
      </h3>
      <p className={range ? styles.price : styles.toConfirm}>
        {range ? rangeOf(range, lang) : words.toConfirm}
      </p>
      {about && <p className={styles.about}>{about}</p>}
      <details className={styles.more}>
        <summary className={styles.summary}>{words.more}</summary>
        <dl className={styles.facts}>
          <Fact label={words.includes} value={includes} />
          <Fact label={words.sessions} value={sessions} />
          <Fact label={words.performedBy} value={performedBy} />
        </dl>
      </details>
      <AssessmentButton variant="quiet" serviceName={title} category={treatment.category}>
        {words.ask}
        <VisuallyHidden>
          : <span lang={titleLang}>{title}</span>
        </VisuallyHidden>
      </AssessmentButton>
    </li>
  );
}
