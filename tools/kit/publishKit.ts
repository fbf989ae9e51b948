import { x } from 'tinyexec';

/**
 * Publishes a tarball of the kit.
 * @throws Error with what npm said
 */
export async function publishKit(tarball: string, registry: string): Promise<void> {
  const url = registry.endsWith('/') ? registry : `${registry}/`;
  // npm asks for a token even where the registry takes anybody's packages.
  const token = `--${url.replace(/^https?:/, '')}:_authToken=${process.env.CLINIC_REGISTRY_TOKEN ?? 'none'}`;
  const { exitCode, stderr } = await x('npm', ['publish', tarball, '--registry', url, token]);
  if (exitCode !== 0) throw new Error(`${tarball} could not be published in ${url}:\n${stderr}`);
}
