/** Where requests for an assessment go. */
export type InboxSettings =
  | { kind: 'webhook'; url: string }
  | {
      kind: 'smtp';
      /** `smtp://` or `smtps://`, with name and password where the server wants them. */
      url: string;
      from: string;
      to: string;
    };
