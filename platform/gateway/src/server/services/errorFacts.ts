type ErrorFacts = { type: string; code?: string; at?: string; cause?: ErrorFacts };

/** Removes the message from the head of a stack trace. */
function framesOf({ message, stack = '' }: Error): string | undefined {
  const head = /^[\w$.]+(?: \[\w+\])?(?:: )?/.exec(stack)?.[0] ?? '';
  return stack.startsWith(message, head.length)
    ? stack.slice(head.length + message.length).trim()
    : undefined;
}

/**
 * Describes an error for the log without its message: messages of parsers and client libraries quote their input, which
 * may be a visitor's text, an address or a key.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const at = framesOf(error);
  const cause = error.cause instanceof Error ? { cause: errorFacts(error.cause) } : {};
  return { type: error.name, ...(code !== undefined && { code }), ...(at !== undefined && { at }), ...cause };
}
