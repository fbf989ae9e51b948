import { useMarkHydrated } from '#areas/useHydrationGate.ts';
import { AssessmentModal } from '#assessment/AssessmentModal.tsx';
import type { SiteTab } from '#click/tab.ts';
import { BESIDE_ID } from '#page/parts.ts';

import { LateNotice } from './late/LateNotice.tsx';
import { WidgetRegion } from './WidgetRegion.tsx';

/** What stays on the screen when a click shows another page: the widgets and the assessment form. */
export function Beside({ tab }: { tab: SiteTab }) {
  useMarkHydrated(BESIDE_ID);
  return (
    <>
      <WidgetRegion />
      <LateNotice tab={tab} />
      <AssessmentModal />
    </>
  );
}
