/** The parts of the guide as staff and visitors read them, in their order. */
export const guideParts = {
  rutina: 'La rutina',
  combinar: 'Qué combina con qué',
  activos: 'Retinol y exfoliantes',
  sol: 'Protector solar',
  piel: 'Según su piel',
  momentos: 'Edades y momentos',
  cabello: 'Cabello',
  producto: 'El producto en casa',
} as const;
