import { useSite } from '@clinic/shared/site';
import type { ReactNode } from 'react';

import { Button } from '../Button.tsx';
import styles from './ErrorPanel.module.css';
import { WhatsappLink } from './WhatsappLink.tsx';

type Props = {
  heading: string;
  text: string;
  retryLabel: string;
  onRetry: () => void;
  whatsapp: { label: string; message: string };
  children?: ReactNode;
};

/** Says what failed and gives three ways on: try again, call, write. */
export function ErrorPanel({ heading, text, retryLabel, onRetry, whatsapp, children }: Props) {
  const { contact } = useSite();
  return (
    <div role="alert" className={styles.panel}>
      <h2>{heading}</h2>
      <p>{text}</p>
      {children}
      <div className={styles.actions}>
        <Button onClick={onRetry}>{retryLabel}</Button>
        <WhatsappLink variant="secondary" message={whatsapp.message}>
          {whatsapp.label}
        </WhatsappLink>
        <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
      </div>
    </div>
  );
}
