/** Steps of a routine in the order of use: from watery to oily products, with sun protection last. */
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
