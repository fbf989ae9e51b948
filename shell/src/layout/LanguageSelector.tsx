import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import type { Lang } from '@clinic/shared/languages';
import { Link, useCurrentPath, type SitePath } from '@tesela/core/navigation';
import { useSite } from '@tesela/core/site';

import { useWords } from '#content/WordsContext.ts';

import styles from './LanguageSelector.module.css';

/** Every language has its own name for itself, whatever the language of the page. */
const names = {
  es: { short: 'ES', full: 'Español' },
  en: { short: 'EN', full: 'English' },
} satisfies Record<Lang, { short: string; full: string }>;

/** Links to the same page in the other language, where there is one; query, hash and scroll position are kept. */
export function LanguageSelector() {
  const { nav } = useWords();
  const { languages } = useSite();
  const { lang: current, path, search, hash } = useCurrentPath();
  // The prerendered HTML has no query and no hash; entry/starter.ts adds them to a link that is tapped before hydration.
  const place = useIsHydrated() ? search + hash : '';
  if (languages.length === 1) return null;
  return (
    <ul aria-label={nav.languages} className={styles.list}>
      {languages.map((lang) => (
        <li key={lang}>
          <Link
            // A path of the site always starts with a slash.
            to={(path + place) as SitePath}
            lang={lang}
            keepPlace
            aria-current={lang === current || undefined}
            className={styles.link}
          >
            <span aria-hidden>{names[lang].short}</span>
            <VisuallyHidden lang={lang}>{names[lang].full}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
}
