import { useFrame } from '@clinic/host/frame';
import { isUnder } from '@clinic/shared/frame';
import { useCurrentPath } from '@clinic/shared/navigation';
import { Slot } from '@clinic/shared/slot';
import { memo, type ReactNode } from 'react';

import { useWords } from '#content/WordsContext.ts';

import styles from './WidgetRegion.module.css';

/** The shell knows no slot of a remote by its type; a widget takes no props. */
const AnySlot = Slot as (props: { name: string }) => ReactNode;

/** Memoized because React discards an unhydrated area below an element that changes. */
const Widget = memo(AnySlot);

/** The corner of the page where the widgets of the micro-frontends float. */
export function WidgetRegion() {
  const { widgets: words } = useWords();
  const { widgets } = useFrame();
  const { path } = useCurrentPath();
  const shown = widgets.filter(({ under }) => !under || isUnder(path, under));
  return (
    <aside data-widgets aria-label={words.label} className={styles.region}>
      {shown.map(({ slot }) => (
        <Widget key={slot} name={slot} />
      ))}
    </aside>
  );
}
