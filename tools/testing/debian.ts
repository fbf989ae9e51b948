import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isThere = (program: string): boolean =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin'].some((folder) => existsSync(`${folder}/${program}`));

/**
 * Checks that programs are installed, and installs their Debian packages when this process is root on Debian.
 * @param packages package → program in it
 * @returns the reason why they are missing, as a sentence; undefined when all are installed
 */
export function ensureInstalled(packages: Readonly<Record<string, string>>): string | undefined {
  const missing = Object.entries(packages).filter(([, program]) => !isThere(program));
  if (missing.length === 0) return undefined;
  const names = missing.map(([name]) => name);
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot) {
    // RUNLEVEL prevents that the package starts a service, which would occupy its port.
    const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
    apt('update', '-qq');
    if (apt('install', '-y', '-qq', '--no-install-recommends', ...names)) return undefined;
  }
  return `Skipped: ${names.join(', ')} of Debian cannot be installed here.`;
}
