/** Page of the results, without language. By itself: the bar of every page has it, and nothing else of the search. */
export const SEARCH_PATH = '/buscar';
