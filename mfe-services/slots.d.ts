import '@clinic/shared/contract';

declare module '@clinic/shared/contract' {
  interface Slots {
    /** A band of the page: «¿Qué le preocupa?», and a link to the page of each problem. */
    problems: true;
  }
}
