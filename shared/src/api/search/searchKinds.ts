import type { SearchKind } from '@tesela/core/knowledge';
import type { SearchedKind } from '@tesela/core/search/siteSearch';

/** Whoever names a concern is shown what it may be and what is done about it before what is sold. */
export const searchKinds = {
  condition: { weight: 1.4, words: 'problema tratamiento condition treatment', isLikely: true },
  treatment: { weight: 1.3, words: 'tratamiento procedimiento treatment procedure' },
  experience: { weight: 1.3, words: 'tratamiento ritual sesión spa treatment session' },
  person: { weight: 1.2, words: 'especialista equipo specialist team' },
  product: { words: 'producto tienda product shop' },
  article: { words: 'artículo blog article' },
  question: { weight: 0.9, words: 'pregunta question' },
  page: { weight: 1.1 },
} satisfies Record<SearchKind, SearchedKind>;
