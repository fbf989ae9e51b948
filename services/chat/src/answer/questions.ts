const asking =
  'd[oó]nde|qu[eé]|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|c[oó]mo|cu[aá]ndo|qui[eé]n|where|what|which|how|when|who';
const before = '(?:hasta|a|en|de|por|desde|until|from|at)';

const joint = new RegExp(`[?¿]+|\\s+(?:y|e|and)\\s+(?=(?:${before}\\s+)?(?:${asking})(?!\\p{L}))`, 'iu');

/** «¿Dónde están y hasta qué hora atienden?» asks two things. @returns the questions of a message; one of a statement */
export const questionsOf = (message: string): string[] =>
  message
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
