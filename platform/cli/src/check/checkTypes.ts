import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { x } from 'tinyexec';

/** Path of the compiler that the package or its workspace has installed. */
export function findCompiler(dir: string): string | undefined {
  try {
    const packageJson = createRequire(path.join(dir, 'package.json')).resolve('typescript/package.json');
    return path.join(path.dirname(packageJson), 'bin/tsc');
  } catch {
    return undefined;
  }
}

/**
 * Type-checks a package, if it has a tsconfig.json and a compiler is installed.
 * @returns why it was not checked; undefined when its types pass
 * @throws Error with the output of the compiler
 */
export async function checkTypes(dir: string): Promise<string | undefined> {
  if (!existsSync(path.join(dir, 'tsconfig.json'))) return 'there is no tsconfig.json';
  const compiler = findCompiler(dir);
  if (!compiler) return 'typescript is not installed';
  const { exitCode, stdout } = await x(process.execPath, [compiler, '--build', dir], {
    nodeOptions: { cwd: dir },
  });
  if (exitCode !== 0) throw new Error(`The types of ${path.basename(dir)} do not fit:\n${stdout.trim()}`);
  return undefined;
}
