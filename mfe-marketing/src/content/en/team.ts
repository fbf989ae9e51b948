import type { TeamContent } from '#content/types.ts';

import { team } from './team.data.ts';

export const content: TeamContent = {
  ...team,
  words: {
    viewProfile: 'View profile',
    credentials: 'Training',
    focus: 'Areas of interest',
    registry: 'National health worker registry',
    languages: 'Languages',
    book: 'Book an appointment',
    breadcrumb: 'Team',
    backToTeam: 'Back to the team',
  },
};
