import '@clinic/shared/contract';

declare module '@clinic/shared/contract' {
  interface Slots {
    /** The clinic's networks and the chat, afloat. */
    assistant: true;
  }
}
