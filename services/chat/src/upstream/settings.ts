/** Where messages go that the embedded assistant need not keep to itself. */
export type UpstreamSettings = {
  /** Whose service it is: nothing is sent there while the published privacy page does not name it. */
  company: string;
} & (
  | {
      /** Any service with the contract of `POST /api/chat`. */
      kind: 'http';
      url: string;
    }
  | {
      /** An endpoint that speaks OpenAI's chat completions. */
      kind: 'openai';
      /** Up to and without `/chat/completions`. */
      baseUrl: string;
      model: string;
      /** Servers of one's own network often need none. */
      apiKey: string | undefined;
    }
);
