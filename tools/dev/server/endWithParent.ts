import { readFileSync } from 'node:fs';

/** The parent of a process, where the system tells it in a file. */
function parentOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Ends with whoever started this process: npm and npx pass no signal on to it, and pnpm has a shell in between. */
export function endWithParent(): void {
  const readParents = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const parents = readParents();
  setInterval(() => readParents() === parents || process.exit(0), 500).unref();
}
