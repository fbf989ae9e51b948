import { stack } from '@clinic/shared/kit/layout';
import type { ReactNode } from 'react';

import styles from './Prose.module.css';

/** Wraps paragraphs, lists and second-level headings in lines of a readable length. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={stack(7, styles.prose)}>{children}</div>;
}
