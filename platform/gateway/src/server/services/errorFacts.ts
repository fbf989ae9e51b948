type ErrorFacts = { type: string; code?: string; at?: string; cause?: ErrorFacts };

/** The places of a stack. Its head repeats the message, which may have lines that look like places. */
function placesOf({ message, stack = '' }: Error): string | undefined {
  const head = /^[\w$.]+(?: \[\w+\])?(?:: )?/.exec(stack)?.[0] ?? '';
  return stack.startsWith(message, head.length)
    ? stack.slice(head.length + message.length).trim()
    : undefined;
}

/**
 * What a log may tell of an error. Its message is left out: that of a parser or a client library quotes what
 * it was given, and here this is what visitors write, an address of theirs, or a key.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const at = placesOf(error);
  const cause = error.cause instanceof Error ? { cause: errorFacts(error.cause) } : {};
  return { type: error.name, ...(code !== undefined && { code }), ...(at !== undefined && { at }), ...cause };
}
