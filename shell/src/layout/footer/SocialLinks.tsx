import { cluster, dense } from '@clinic/shared/kit/layout';
import { useSite } from '@tesela/core/site';

import { useWords } from '#content/WordsContext.ts';

import styles from './SocialLinks.module.css';

const networkNames = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok', youtube: 'YouTube' };

export function SocialLinks() {
  const { footer } = useWords();
  const { social } = useSite();
  return (
    <ul aria-label={footer.social} className={cluster(5, dense, styles.list)}>
      {social.map(({ network, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener external">
            {networkNames[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}
