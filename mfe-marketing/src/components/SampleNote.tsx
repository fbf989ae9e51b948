import { look } from '@clinic/shared/kit/layout';
import type { ReactNode } from 'react';

import styles from './SampleNote.module.css';

/** A note that the content beside it is a sample. */
export function SampleNote({ children }: { children: ReactNode }) {
  return <p className={look('note', styles.note)}>{children}</p>;
}
