import type { Draft, Site } from '@clinic/compose/change';
import { pinOf } from '@clinic/compose/history';
import type { Manifest, Pin } from '@clinic/compose/manifest';

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

/** Finds the release that a team means, and that it is what it says. @param live where the name of its package is known */
export async function findPin(
  { store }: Site,
  { part, packageName, version }: Wanted,
  live: Draft | undefined,
): Promise<Pin> {
  const known = packageName ?? (live && pinOf(live, part)?.package);
  const { pin, release } = await store.find(known ?? `@clinic/${part.replaceAll('_', '-')}`, version);
  if (release.clinic.name !== part) {
    throw new Error(
      `${pin.package}@${pin.version} is a release of "${release.clinic.name}", not of "${part}".`,
    );
  }
  return pin;
}

/** @throws Error when nothing is live yet */
export function assertLive(live: Manifest | undefined): asserts live is Manifest {
  if (!live) throw new Error('Nothing is live yet: promote a shell and its remotes first.');
}

/** The state of a manifest with one part replaced. */
export function withPin(live: Draft, part: string, pin: Pin): Draft {
  const { shell, remotes, canary } = live;
  return part === 'shell'
    ? { shell: pin, remotes, canary }
    : { shell, remotes: { ...remotes, [part]: pin }, canary };
}

/** @throws Error that says why the part is held and how it is let go */
export function assertFree(draft: Draft, part: string, pin: Pin | undefined): void {
  const live = pinOf(draft, part);
  if (live?.held === undefined || live.version === pin?.version) return;
  throw new Error(
    `${part} is held at ${live.version} (${live.held}). Let it go with "clinic pin ${part} --off" first.`,
  );
}

/** A canary is compared with what is live beside it: that must not change below it. @throws Error when one runs */
export function assertNoCanary({ canary }: Draft, part: string): void {
  if (canary?.name !== part) return;
  throw new Error(
    `${canary.release.package} ${canary.release.version} is a canary of ${part}: promote or abort it first.`,
  );
}
