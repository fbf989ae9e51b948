import { cluster, dense, spread, stack } from '@clinic/shared/kit/layout';
import { Link } from '@tesela/core/navigation';
import { useSite } from '@tesela/core/site';
import { useFrame } from '@tesela/host/frame';

import { useWords } from '#content/WordsContext.ts';

import styles from './FooterLegal.module.css';

/** Superintendencia de Industria y Comercio: online shops must link to it. */
const SIC_URL = 'https://www.sic.gov.co';

/** Superintendencia Nacional de Salud, which takes complaints of patients: health providers must link to it. */
const SUPERSALUD_URL = 'https://www.supersalud.gov.co';

/** The company behind the site, and the links that the law requires. */
export function FooterLegal() {
  const { footer } = useWords();
  const { legal } = useFrame();
  const { company, sample } = useSite();
  return (
    <div className={stack(2, styles.legal)}>
      {/* Collapsible on phones; the styles show it always on wide screens. */}
      <details className={styles.fold}>
        <summary className={styles.summary}>{footer.companyHeading}</summary>
        <dl className={styles.company}>
          {(['legalName', 'nit', 'healthRegistry', 'medicalDirector'] as const).map((fact) => (
            <div key={fact}>
              <dt>{footer.company[fact]}</dt>
              <dd>
                {company[fact]}
                {sample && ` (${footer.sampleMark})`}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <div className={cluster(0, spread, styles.row)}>
        <ul aria-label={footer.legal} className={cluster(6, dense, styles.links)}>
          {legal.map(({ to, label, rel }) => (
            <li key={to}>
              <Link to={to} rel={rel} markCurrent>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <a href={SUPERSALUD_URL} target="_blank" rel="noopener external">
              {footer.healthAuthority}
            </a>
          </li>
          <li>
            <a href={SIC_URL} target="_blank" rel="noopener external">
              {footer.consumerAuthority}
            </a>
          </li>
        </ul>
      </div>
      {sample && <p className={styles.sample}>{footer.sampleNotice}</p>}
    </div>
  );
}
