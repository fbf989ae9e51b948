import '@clinic/shared/contract';

declare module '@clinic/shared/contract' {
  interface Slots {
    /** What each experience of the spa costs; the heading around it is the page's. */
    'spa-prices': true;
  }
}
