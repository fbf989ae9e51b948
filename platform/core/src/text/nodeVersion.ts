const smallest = 24;

/** What is wrong with a version of Node, e.g. "20.20.2", and what to do; undefined when it will do. */
export function explainNode(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= smallest) return undefined;
  return `tesela needs Node ${smallest} or newer; this is ${version}. Install it from https://nodejs.org or with your version manager.`;
}
