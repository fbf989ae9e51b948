import { existsSync } from 'node:fs';

/**
 * Reads the file in which a standalone repository keeps the URLs of registry and site. Variables of the environment take
 * precedence, a folder of tarballs also before the file's registry, as both say where releases are.
 */
export function readEnvironmentFile(file: string): void {
  if (!existsSync(file)) return;
  const { TESELA_STORE: store, TESELA_REGISTRY: registry } = process.env;
  process.loadEnvFile(file);
  if (store && !registry) delete process.env.TESELA_REGISTRY;
}
