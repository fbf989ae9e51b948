import { UsageError } from '#options.ts';

/** What a team writes, `events@1.5.0`: a part of the site and a version, tag or range. */
export type Wanted = {
  /** `shell`, or the remote's name in the federation. */
  part: string;
  /** Undefined: that of what is live, else the clinic's own. */
  packageName: string | undefined;
  /** Undefined: the newest. */
  version: string | undefined;
};

/**
 * Reads `events@1.5.0`, `shell`, `mfe-events@latest` or `@team/mfe-events@1.5.0`.
 * @throws UsageError for what names no part of the site
 */
export function parseWanted(word: string): Wanted {
  const [, name = '', version] = /^(@?[^@]+)(?:@(.+))?$/.exec(word) ?? [];
  const folder = name.split('/').at(-1) ?? '';
  const short = folder.replace(/^mfe[-_]/, '').replaceAll('_', '-');
  if (!/^[a-z][a-z\d-]*$/.test(short)) {
    throw new UsageError(
      `"${word}" names no part of the site. Write "shell" or a remote, e.g. events@1.5.0.`,
    );
  }
  const isShell = short === 'shell';
  const part = isShell ? 'shell' : `mfe_${short.replaceAll('-', '_')}`;
  return { part, packageName: name.includes('/') ? name : undefined, version };
}
