import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { folderOf, isRemoteName } from '@tesela/core/contract';
import * as v from 'valibot';

import { sha256 } from '#disk/hashes.ts';
import { packageNameSchema, versionSchema, type Pin } from '#store/pin.ts';

import type { BuiltPackage } from './builtPackages.ts';

/** Types of props, by slot and name. */
const props = v.record(v.string(), v.record(v.string(), v.string()));

/** The field `tesela` in the `package.json` of a release. */
const descriptionSchema = v.object({
  /** `shell`, or the name of the Module Federation container: `mfe_events`. */
  name: v.pipe(v.string(), v.regex(/^(?:shell|mfe(?:_[a-z][a-z\d]*)+)$/)),
  /** Version of the contract that the build implements. */
  contract: v.pipe(v.number(), v.integer()),
  /** Patterns of its pages and redirects, without the language. */
  routes: v.array(v.string()),
  /** Slots that it provides. */
  slots: v.array(v.string()),
  /** Slots of other remotes that it shows; absent in old releases. */
  uses: v.optional(v.array(v.string())),
  /** Props that its slots accept, and props that it passes to other slots; absent before contract 4. */
  takes: v.optional(props),
  passes: v.optional(props),
  /** Version of React that it was built with; absent in old releases. */
  react: v.optional(v.string()),
  /** Nothing reads it: compose hashes what a page loads. Teams' kits of earlier versions take no release without it. */
  integrity: v.optional(v.record(v.string(), v.string())),
});

const packageSchema = v.object({
  name: packageNameSchema,
  version: versionSchema,
  tesela: descriptionSchema,
});

/** Releases of contract 6 have the field under its earlier name. It goes with contract 8. */
const withEarlierName = (json: unknown): unknown =>
  typeof json === 'object' && json && 'clinic' in json ? { tesela: json.clinic, ...json } : json;

export type ReleaseDescription = v.InferOutput<typeof descriptionSchema>;
export type ReleasePackage = v.InferOutput<typeof packageSchema>;

/** @throws Error that names the package when it is not a release */
export function parseReleasePackage(json: unknown, label: string): ReleasePackage {
  const { success, output, issues } = v.safeParse(packageSchema, withEarlierName(json));
  if (success) return output;
  const [issue] = issues;
  throw new Error(
    `${label} is not a release: ${v.getDotPath(issue) ?? 'package.json'} of its package.json is wrong or missing. ` +
      'Publish it with "tesela release".',
  );
}

/** An immutable copy of one package's build. */
export type Release = {
  /** Folder of the package, e.g. `mfe-events`. */
  name: string;
  version: string;
  /** Hash of its tarball. */
  integrity: string;
  /** Absolute path of the unpacked release, which contains `web/` and `node/`. */
  dir: string;
  /** Base URL of the package's browser files from the site's root, with a slash at its end. */
  url: string;
};

/** `@shop/mfe-cart` → `@shop/`; nothing for a name without a scope. */
export const scopeOf = (packageName: string): string => packageName.replace(/[^/]*$/, '');

/** `mfe_events` → `mfe-events`; `shell` stays. */
export const packageFolder = (part: string): string => (isRemoteName(part) ? folderOf(part) : part);

/** Distinguishes two tarballs of one version. */
const shortHash = (integrity: string): string =>
  createHash('sha256').update(integrity).digest('hex').slice(0, 8);

/** Describes where the release of a pin is unpacked, whether or not that has happened yet. */
export function releaseOf(part: string, pin: Pin, siteDir: string): Release {
  const name = packageFolder(part);
  const folder = `${pin.version}-${shortHash(pin.integrity)}`;
  return {
    name,
    version: pin.version,
    integrity: pin.integrity,
    dir: path.join(siteDir, 'unpacked', name, folder),
    url: `/releases/${name}/`,
  };
}

/** Describes a build as a release, so that its code can be loaded. */
export const releaseOfBuild = ({ dir, name }: BuiltPackage): Release => ({
  name: packageFolder(name),
  version: 'build',
  integrity: '',
  dir: path.join(dir, 'dist'),
  url: '/',
});

/** The one file that names all other browser files of a build by their content hashes. */
const mainFile = ({ name }: Release): string => (name === 'shell' ? 'chunks.json' : 'remoteEntry.js');

/** Distinguishes two builds by the code that browsers run. */
export const codeHash = (release: Release): string =>
  sha256(readFileSync(path.join(release.dir, 'web', mainFile(release)))).slice(0, 10);

/** URL of a remote's entry from the site's root. */
export const entryUrl = (release: Release): string => `${release.url}remoteEntry.${codeHash(release)}.js`;
