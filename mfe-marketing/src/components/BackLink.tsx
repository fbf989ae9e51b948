import { look, target } from '@clinic/shared/kit/layout';
import { Link, type SitePath } from '@tesela/core/navigation';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './BackLink.module.css';

type Props = { to: SitePath; children: ReactNode };

/** A link from a page back to the list that it belongs to. */
export function BackLink({ to, children }: Props) {
  return (
    <Link to={to} className={target(look('note', styles.link))}>
      <ArrowLeft size={18} aria-hidden />
      {children}
    </Link>
  );
}
