import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The compiler that the package, or the workspace around it, has installed. */
function findCompiler(dir: string): string | undefined {
  try {
    const manifest = createRequire(path.join(dir, 'package.json')).resolve('typescript/package.json');
    return path.join(path.dirname(manifest), 'bin/tsc');
  } catch {
    return undefined;
  }
}

/**
 * Checks a package's types, where it has some and a compiler is at hand.
 * @returns whether they were checked
 * @throws Error with what the compiler said
 */
export async function checkTypes(dir: string): Promise<boolean> {
  const compiler = existsSync(path.join(dir, 'tsconfig.json')) ? findCompiler(dir) : undefined;
  if (!compiler) return false;
  await run(process.execPath, [compiler, '--build', dir], { cwd: dir }).catch(
    (error: { stdout?: string }) => {
      throw new Error(`The types of ${path.basename(dir)} do not fit:\n${(error.stdout ?? '').trim()}`);
    },
  );
  return true;
}
