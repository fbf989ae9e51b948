import type { Site } from '../settings.ts';

/** The notice that visitors are shown on a day. */
export const noticeOn = (
  date: string,
  { notices }: Pick<Site, 'notices'>,
): Site['notices'][number] | undefined => notices.find(({ from = date, to }) => from <= date && date <= to);
