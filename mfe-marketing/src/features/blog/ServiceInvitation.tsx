import { LinkButton } from '@clinic/shared/kit/Button';
import { itemsStart, stack } from '@clinic/shared/kit/layout';

import type { PostDocument } from '#content/documents/blog.ts';

import styles from './ServiceInvitation.module.css';

type Props = { service: PostDocument['article']['serviceLink'] };

/** A link to the service that fits an article, shown at its end. */
export function ServiceInvitation({ service }: Props) {
  return (
    <aside className={stack(5, itemsStart, styles.invitation)}>
      <p className={styles.text}>{service.text}</p>
      <LinkButton to={service.link}>{service.label}</LinkButton>
    </aside>
  );
}
