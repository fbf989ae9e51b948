import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ProposedPins, SiteFolder } from '@tesela/compose/change';
import { pinOf } from '@tesela/compose/history';
import type { Manifest, Pin } from '@tesela/compose/manifest';
import { scopeOf } from '@tesela/compose/releaseOf';
import { siteRoot } from '@tesela/compose/site';

import { UsageError } from '#verb.ts';

/** A part of the site with a version, tag or range, as commands take it: `events@1.5.0`. */
export type PackageSpec = {
  /** `shell`, or the remote's name in Module Federation. */
  part: string;
  /** Default: the package that is live, else one of the site's scope. */
  packageName: string | undefined;
  /** Default: the newest. */
  version: string | undefined;
};

/**
 * Reads `events@1.5.0`, `shell`, `mfe-events@latest` or `@team/mfe-events@1.5.0`.
 * @throws UsageError for a word that names no part of the site
 */
export function parsePackageSpec(word: string): PackageSpec {
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

/** The scope of the site's packages: of what is live, or else of the workspace's shell. @throws UsageError without both */
function siteScope(live: ProposedPins | undefined): string {
  if (live) return scopeOf(live.shell.package);
  const file = path.join(siteRoot(), 'shell/package.json');
  if (!existsSync(file))
    throw new UsageError('Nothing is live yet, so say the names of packages whole: @site/shell@1.0.0.');
  return scopeOf((JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name);
}

/**
 * Finds the release of a package spec and checks its name.
 * @param live for the name of the package; only who names a version goes back from what is live
 */
export async function findPin(
  { store }: SiteFolder,
  { part, packageName, version }: PackageSpec,
  live: ProposedPins | undefined,
): Promise<Pin> {
  const now = live && pinOf(live, part);
  const known = packageName ?? now?.package ?? `${siteScope(live)}${part.replaceAll('_', '-')}`;
  const { pin, release } = await store.find(known, version, now?.version);
  if (release.tesela.name !== part) {
    throw new Error(
      `${pin.package}@${pin.version} is a release of "${release.tesela.name}", not of "${part}".`,
    );
  }
  return pin;
}

/** @throws Error when nothing is live yet */
export function assertLive(live: Manifest | undefined): asserts live is Manifest {
  if (!live) throw new Error('Nothing is live yet: promote a shell and its remotes first.');
}

/** Replaces one part of a manifest. */
export function withPin(live: ProposedPins, part: string, pin: Pin): ProposedPins {
  const { shell, remotes, canary } = live;
  return part === 'shell'
    ? { shell: pin, remotes, canary }
    : { shell, remotes: { ...remotes, [part]: pin }, canary };
}

/** @throws Error when a canary of the part runs, because it is compared with the live release */
export function assertNoCanary({ canary }: ProposedPins, part: string): void {
  if (canary?.name !== part) return;
  throw new Error(
    `${canary.release.package} ${canary.release.version} is a canary of ${part}: promote or abort it first.`,
  );
}
