import { Icon } from '@clinic/shared/kit/Icon';
import { scripted, stack } from '@clinic/shared/kit/layout';
import { whatsappLink } from '@clinic/shared/whatsapp';
import { useSite } from '@tesela/core/site';
import { AtSign, X } from 'lucide-react';
import { useState } from 'react';

import { SocialIcon } from '#components/SocialIcon.tsx';
import type { SocialWords } from '#content/assistantDocument.ts';

import styles from './SocialLinks.module.css';

/** Links to the clinic's social networks and WhatsApp. A button shows the networks. */
export function SocialLinks({ words }: { words: SocialWords }) {
  const { social, contact } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ul aria-label={words.label} className={stack(2, styles.list)} data-open={isOpen}>
        {social.map(({ network, url }) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={words.networks[network]}
              className={styles.round}
            >
              <SocialIcon network={network} />
            </a>
          </li>
        ))}
        <li>
          <a
            href={whatsappLink(contact.whatsapp, words.whatsapp.message)}
            target="_blank"
            rel="noopener"
            aria-label={words.whatsapp.label}
            className={`${styles.round} ${styles.whatsapp}`}
          >
            <Icon name="whatsapp" size={20} />
          </a>
        </li>
      </ul>
      <button
        type="button"
        aria-label={words.toggle.name}
        title={words.toggle.name}
        aria-expanded={isOpen}
        className={`${styles.round} ${scripted}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X size={20} aria-hidden /> : <AtSign size={20} aria-hidden />}
      </button>
    </>
  );
}
