import { x } from 'tinyexec';

/**
 * Publishes a tarball of the kit.
 * @throws Error with npm's output
 */
export async function publishKit(tarball: string, registry: string): Promise<void> {
  const url = registry.endsWith('/') ? registry : `${registry}/`;
  // npm requires a token even for registries without authentication.
  const token = `--${url.replace(/^https?:/, '')}:_authToken=${process.env.CLINIC_REGISTRY_TOKEN ?? 'none'}`;
  const { exitCode, stderr } = await x('npm', ['publish', tarball, '--registry', url, token]);
  if (exitCode !== 0) throw new Error(`${tarball} could not be published in ${url}:\n${stderr}`);
}
