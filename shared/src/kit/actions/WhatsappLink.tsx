import { useSite } from '@tesela/core/site';
import type { ComponentPropsWithRef } from 'react';

import { whatsappLink } from '../../api/whatsapp.ts';
import { buttonClass, type ButtonVariant } from '../Button.tsx';
import { Icon } from '../Icon.tsx';

type Props = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> & {
  /** Plain text that WhatsApp shows ready to send. Never health data or id numbers. */
  message: string;
  variant?: ButtonVariant;
};

/** Opens a chat with the clinic in a new tab. A real link, so that no pop-up blocker stops it. */
export function WhatsappLink({ message, variant = 'whatsapp', className, children, ...rest }: Props) {
  const { contact } = useSite();
  return (
    <a
      {...rest}
      href={whatsappLink(contact.whatsapp, message)}
      target="_blank"
      rel="noopener"
      className={buttonClass(variant, className)}
    >
      <Icon name="whatsapp" />
      {children}
    </a>
  );
}
