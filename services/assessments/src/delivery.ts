/** What the clinic gets: as a mail, or as JSON at its webhook. */
export type Letter = {
  /** The same for every attempt. */
  id: string;
  subject: string;
  replyTo?: { name: string; address: string } | undefined;
  /** For the clinic's staff, so in Spanish whatever the visitor reads. */
  text: string;
  json: object;
};

/** Hands a letter to the clinic; rejects when it cannot be known to have arrived. */
export type Deliver = (letter: Letter, signal: AbortSignal) => Promise<void>;

/** The inbox said no for good: to ask again would change nothing. Carries nothing of the letter. */
export class RefusedByInbox extends Error {
  override readonly name = 'RefusedByInbox';
}
