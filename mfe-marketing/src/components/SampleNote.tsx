import { look } from '@clinic/shared/kit/layout';
import type { ReactNode } from 'react';

import styles from './SampleNote.module.css';

/** Says on the page that what stands beside it is sample content. */
export function SampleNote({ children }: { children: ReactNode }) {
  return <p className={look('note', styles.note)}>{children}</p>;
}
