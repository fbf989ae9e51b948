/** Every URL that this micro-frontend owns, without language. */
export const paths = {
  home: '/plantilla',
} as const;
