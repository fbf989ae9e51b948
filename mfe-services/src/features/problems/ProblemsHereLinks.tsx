import { look, stack } from '@clinic/shared/kit/layout';
import { PillNav } from '@clinic/shared/kit/PillNav';
import { useCurrentPath } from '@tesela/core/navigation';

import type { ProblemsHere } from '#content/problemDocuments.ts';

import styles from './ProblemsHereLinks.module.css';

type Props = { content: ProblemsHere };

/**
 * Links from a page of another team back to the problems that link to it. It contains only links, so it works without
 * code.
 */
export function ProblemsHereLinks({ content: { heading, pages } }: Props) {
  const { path } = useCurrentPath();
  const problems = pages[path];
  if (!problems) return null;
  return (
    <div className={stack(3, styles.here)}>
      <p className={look('strong')}>{heading}</p>
      <PillNav label={heading} links={problems.map(({ link, label }) => ({ to: link, label }))} />
    </div>
  );
}
