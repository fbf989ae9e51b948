import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { x } from 'tinyexec';

/** Path of the compiler that the package or its workspace has installed. */
function findCompiler(dir: string): string | undefined {
  try {
    const packageJson = createRequire(path.join(dir, 'package.json')).resolve('typescript/package.json');
    return path.join(path.dirname(packageJson), 'bin/tsc');
  } catch {
    return undefined;
  }
}

/**
 * Type-checks a package, if it has a tsconfig.json and a compiler is installed.
 * @returns whether it was checked
 * @throws Error with the output of the compiler
 */
export async function checkTypes(dir: string): Promise<boolean> {
  const compiler = existsSync(path.join(dir, 'tsconfig.json')) ? findCompiler(dir) : undefined;
  if (!compiler) return false;
  const { exitCode, stdout } = await x(process.execPath, [compiler, '--build', dir], {
    nodeOptions: { cwd: dir },
  });
  if (exitCode !== 0) throw new Error(`The types of ${path.basename(dir)} do not fit:\n${stdout.trim()}`);
  return true;
}
