/** Steps of a routine, in the order of use: from water to oil, and the sun protection over all. */
export const routineSteps = {
  desmaquillar: 'Primera limpieza',
  limpiar: 'Limpieza',
  exfoliar: 'Exfoliación',
  antioxidante: 'Antioxidante',
  tratamiento: 'Tratamiento',
  localizado: 'Tratamiento localizado',
  contorno: 'Contorno de ojos',
  hidratar: 'Hidratación',
  aceite: 'Aceite',
  proteger: 'Protección solar',
} as const;

export type RoutineStep = keyof typeof routineSteps;

export const routineTimes = { manana: 'Mañana', noche: 'Noche', ambas: 'Mañana y noche' } as const;
