import { isUnder } from '@clinic/shared/frame';
import { useCurrentPath } from '@clinic/shared/navigation';
import { Slot, type SlotProps } from '@clinic/shared/slot';
import { memo } from 'react';

import { useWords } from '#content/WordsContext.ts';
import { useFrame } from '#layout/FrameContext.ts';

import styles from './WidgetRegion.module.css';

/** Memoized because React discards an unhydrated area below an element that changes. */
const Widget = memo((slot: SlotProps) => <Slot {...slot} />);

/** The corner of the page where the widgets of the micro-frontends float. */
export function WidgetRegion() {
  const { widgets: words } = useWords();
  const { widgets } = useFrame();
  const { path } = useCurrentPath();
  const shown = widgets.filter(({ under }) => !under || isUnder(path, under));
  return (
    <aside data-widgets aria-label={words.label} className={styles.region}>
      {shown.map(({ slot }) => (
        // The types of the shell do not know the slots of the remotes. A widget takes no props.
        <Widget key={slot} {...({ name: slot } as SlotProps)} />
      ))}
    </aside>
  );
}
