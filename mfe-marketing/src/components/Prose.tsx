import { stack } from '@clinic/shared/kit/layout';
import type { ReactNode } from 'react';

import styles from './Prose.module.css';

/** Running text: paragraphs, lists and second-level headings at a readable measure. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={stack(7, styles.prose)}>{children}</div>;
}
