/** A message to the clinic, sent as an e-mail or as JSON to its webhook. */
export type Letter = {
  /** Stays the same for every attempt. */
  id: string;
  subject: string;
  replyTo?: { name: string; address: string } | undefined;
  /** In Spanish for the clinic's staff, even if the visitor reads English. */
  text: string;
  json: object;
};

/** Delivers a letter to the clinic; rejects when its arrival is not certain. */
export type Deliver = (letter: Letter, signal: AbortSignal) => Promise<void>;

/** The inbox refused permanently, so a retry is useless. The error contains nothing of the letter. */
export class RefusedByInbox extends Error {
  override readonly name = 'RefusedByInbox';
}
