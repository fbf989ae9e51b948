/** The shell has no words of its own that change. */
export const documents = () => ({});
