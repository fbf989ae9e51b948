/** Ordinary questions in words of danger or of illness. */
export const ordinary: readonly string[] = [
  'quiero una cita urgente',
  '¿cuánto dura la hinchazón después del relleno de labios?',
  'does laser burn the skin?',
  '¿el relleno de labios duele mucho?',
  'crema para labios oscuros',
  'misión y visión de la clínica',
  '¿cuántos pelos es normal perder al día?',
  '¿por qué me salen granos?',
  'tengo cicatrices de acné, ¿qué hacen ustedes?',
  'tengo una pregunta sobre los hilos',
  '¿puedo ver los precios?',
];
