import type { TeamContent } from '#content/types.ts';

import { team } from './team.data.ts';

export const content: TeamContent = {
  ...team,
  words: {
    viewProfile: 'Ver perfil',
    credentials: 'Formación',
    focus: 'Áreas de interés',
    registry: 'Registro del talento humano en salud',
    languages: 'Idiomas',
    book: 'Agendar cita',
    breadcrumb: 'Equipo',
    backToTeam: 'Volver al equipo',
  },
};
