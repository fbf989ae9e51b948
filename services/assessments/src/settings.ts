/** Where assessments and complaints are delivered. */
export type InboxSettings =
  | { kind: 'webhook'; url: string }
  | {
      kind: 'smtp';
      /** `smtp://` or `smtps://`, with name and password if the server requires them. */
      url: string;
      from: string;
      to: string;
    };
