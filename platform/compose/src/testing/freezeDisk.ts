import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const inPromises = ['mkdir', 'writeFile', 'rename', 'symlink', 'link', 'copyFile', 'rm', 'cp'] as const;
const withCallback = ['mkdir', 'open', 'rename', 'write', 'close'] as const;

type AnyFunction = (...args: unknown[]) => unknown;

/**
 * Makes all changes of files under a folder fail after a number of steps. The folder then looks as if the process had
 * been killed at that step, before it could clean up.
 * @param code of the error that every further step throws; `SIGKILL` kills the process at the first one
 */
export function freezeDisk(folder: string, steps: number, code = 'EIO') {
  let left = steps;
  const isMeant = (args: unknown[]) =>
    args.slice(0, 2).some((arg) => typeof arg === 'string' && arg.startsWith(folder));
  const frozen = () => {
    if (code === 'SIGKILL') process.kill(process.pid, 'SIGKILL');
    return Object.assign(new Error(`${code}: the disk is frozen`), { code });
  };
  const saved: (() => void)[] = [];

  function replace(
    target: Record<string, unknown>,
    name: string,
    wrap: (original: AnyFunction) => AnyFunction,
  ) {
    const original = target[name] as AnyFunction;
    saved.push(() => (target[name] = original));
    target[name] = wrap(original);
  }

  for (const name of inPromises) {
    replace(fs.promises as unknown as Record<string, unknown>, name, (original) => async (...args) => {
      if (isMeant(args) && left-- <= 0) throw frozen();
      return original(...args);
    });
  }
  for (const name of withCallback) {
    replace(fs as unknown as Record<string, unknown>, name, (original) => (...args) => {
      const callback = args.at(-1);
      const writes = name === 'write' || name === 'close' ? left < 0 : isMeant(args) && left-- <= 0;
      if (writes && name !== 'close' && typeof callback === 'function')
        return process.nextTick(callback as AnyFunction, frozen());
      return original(...args);
    });
  }
  syncBuiltinESMExports();
  return {
    /** Whether a step was refused. */
    wasReached: () => left < 0,
    thaw: () => {
      for (const restore of saved) restore();
      syncBuiltinESMExports();
    },
  };
}
