import { readFileSync } from 'node:fs';

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // Only Linux tells it in files; elsewhere the parent alone is watched.
    return '';
  }
};

const parentOf = (pid: number): number => Number(read(pid, 'stat').split(') ')[1]?.split(' ')[1]);

/** The programs that started this process for somebody: npx, pnpm and the shells between them, and who started those. */
function listStarters(): number[] {
  const starters = [process.ppid];
  for (let [pid] = starters; pid && /^(?:npm|npx|pnpm|sh\0-c)/.test(read(pid, 'cmdline'));) {
    pid = parentOf(pid);
    starters.push(pid);
  }
  return starters;
}

function endWithAWord(): void {
  console.error('\n  Whoever started this has ended (a terminal, npx, a script), so it ends, too.');
  process.exit(0);
}

/** Ends this process with whoever started it: npm, npx and pnpm pass no signal on to what they run. */
export function endWithParent(): void {
  const atStart = listStarters().join();
  setInterval(() => listStarters().join() === atStart || endWithAWord(), 500).unref();
}
