import { Button } from '@clinic/shared/kit/Button';
import { isUnder } from '@tesela/core/frame';
import { useCurrentPath } from '@tesela/core/navigation';
import { Slot } from '@tesela/core/slot';
import { assessmentRequested, useAppDispatch } from '@tesela/core/store';
import { useFrame } from '@tesela/host/frame';
import { memo, type ReactNode } from 'react';

import { useWords } from '#content/WordsContext.ts';

import styles from './WidgetRegion.module.css';

/** The shell knows no slot of a remote by its type; a widget takes no props. */
const AnySlot = Slot as (props: { name: string }) => ReactNode;

/** Memoized because React discards an unhydrated area below an element that changes. */
const Widget = memo(AnySlot);

/** The corner of the page where the widgets of the micro-frontends float; on narrow screens a bar with a button to book. */
export function WidgetRegion() {
  const { widgets: words } = useWords();
  const { widgets } = useFrame();
  const { path } = useCurrentPath();
  const dispatch = useAppDispatch();
  const shown = widgets.filter(({ under }) => !under || isUnder(path, under));
  return (
    <aside data-widgets aria-label={words.label} className={styles.region}>
      {shown.map(({ slot }) => (
        <Widget key={slot} name={slot} />
      ))}
      <Button
        aria-haspopup="dialog"
        className={styles.book}
        onClick={() => dispatch(assessmentRequested({}))}
      >
        {words.book}
      </Button>
    </aside>
  );
}
