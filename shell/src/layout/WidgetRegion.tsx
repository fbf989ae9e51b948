import { isUnder } from '@clinic/shared/frame';
import { useCurrentPath } from '@clinic/shared/navigation';
import { Slot, type SlotProps } from '@clinic/shared/slot';
import { memo } from 'react';

import { useWords } from '#content/WordsContext.ts';

import { useFrame } from '#layout/frames/FrameContext.ts';
import styles from './WidgetRegion.module.css';

/** The same at every render: React drops an area that sleeps below something new. */
const Widget = memo((slot: SlotProps) => <Slot {...slot} />);

/** The corner where the micro-frontends' widgets float; each says on which pages. */
export function WidgetRegion({ isInert }: { isInert: boolean }) {
  const { widgets: words } = useWords();
  const { widgets } = useFrame();
  const { path } = useCurrentPath();
  const shown = widgets.filter(({ under }) => !under || isUnder(path, under));
  return (
    <aside data-widgets aria-label={words.label} inert={isInert} className={styles.region}>
      {shown.map(({ slot }) => (
        // The frame names slots of remotes that the shell's types do not know; a widget takes no props.
        <Widget key={slot} {...({ name: slot } as SlotProps)} />
      ))}
    </aside>
  );
}
