import type { SiteTab } from '@tesela/host/tab';

import { AssessmentModal } from '#assessment/AssessmentModal.tsx';

import { LateNotice } from './late/LateNotice.tsx';
import { WidgetRegion } from './WidgetRegion.tsx';

/** What stays on the screen when a click shows another page: the widgets and the assessment form. */
export function Beside({ tab }: { tab: SiteTab }) {
  return (
    <>
      <WidgetRegion />
      <LateNotice tab={tab} />
      <AssessmentModal />
    </>
  );
}
