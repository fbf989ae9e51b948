import '@clinic/shared/contract';

declare module '@clinic/shared/contract' {
  interface Slots {
    /** A band of the page: «¿Qué le preocupa?», and a link to the page of each problem. */
    problems: true;
    /** Links to the problems that the page is about: whose own pages name it. */
    'problems-here': true;
  }
}
