import { clockOf } from '@clinic/shared/hours/clock';
import { noticeOn } from '@clinic/shared/hours/notices';
import type { Page } from '@tesela/host/page';

/** Whether a notice has begun or ended since the page was made. */
export const hasOtherNotice = ({ data: { site } }: Page): boolean =>
  noticeOn(clockOf(new Date()).date, site) !== site.notices.find(({ from }) => !from);
