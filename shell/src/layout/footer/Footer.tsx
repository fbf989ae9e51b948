import { cluster, contentStart, dense, spread, stack } from '@clinic/shared/kit/layout';
import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';
import { Area } from '@tesela/host/Area';

import { useWords } from '#content/WordsContext.ts';
import { BrandMark } from '#layout/brand/BrandMark.tsx';
import { LanguageSelector } from '#layout/LanguageSelector.tsx';
import { CONTACT_ID } from '#paths.ts';

import styles from './Footer.module.css';
import { FooterContact } from './FooterContact.tsx';
import { FooterLegal } from './FooterLegal.tsx';
import { FooterPages } from './FooterPages.tsx';
import { MapOnDemand } from './MapOnDemand.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** The same at every render: see `Area`. */
const content = (
  <Area name="footer">
    <FooterContent />
  </Area>
);

export function Footer({ isInert }: { isInert: boolean }) {
  return (
    <footer id={CONTACT_ID} data-area="footer" inert={isInert} className={styles.footer}>
      {content}
    </footer>
  );
}

function FooterContent() {
  const { footer } = useWords();
  const lang = useLang();
  const site = useSite();
  return (
    <>
      <div className={stack(3, styles.visit)}>
        <div className={stack(2, contentStart)}>
          <p className={styles.kicker}>{footer.kicker}</p>
          <h2 tabIndex={-1} className={styles.heading}>
            {footer.heading}
          </h2>
          <FooterContact />
        </div>
        <MapOnDemand />
      </div>
      <div className={styles.site}>
        <div className={stack(4, contentStart, styles.about)}>
          <BrandMark name={site.shortName} />
          <p>{site.description[lang]}</p>
          <div className={cluster(5, dense, spread, styles.elsewhere)}>
            <SocialLinks />
            <LanguageSelector />
          </div>
        </div>
        <FooterPages />
      </div>
      <FooterLegal />
    </>
  );
}
