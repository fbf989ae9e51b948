import semver from 'semver';
import * as v from 'valibot';

/** npm reads a version or tag with such an extension as the name of a local file. */
const isFileName = (text: string): boolean => /\.(?:tgz|tar|tar\.gz)$/i.test(text);

/** Accepts normalized versions without build metadata: to npm `1.0.0+1` and `1.0.0` are the same version. */
export const isVersion = (text: string): boolean => semver.valid(text) === text && !isFileName(text);

const isTag = (text: string): boolean => /^[a-z][\w-]*$/i.test(text) && semver.validRange(text) === null;

/** Refuses `v1.0.0` and `1.0.0+1`: semver accepts them as ranges for the version `1.0.0`. */
const isRange = (text: string): boolean =>
  semver.validRange(text) !== null && !isFileName(text) && semver.valid(text) === null;

const checked = (is: (text: string) => boolean, what: string) =>
  v.pipe(
    v.string(),
    v.check(is, ({ input }) => `"${input}" is not a ${what}.`),
  );

/** The format of a version everywhere in this package. */
export const versionSchema = checked(isVersion, 'version: write it like 1.5.0 or 1.5.0-pr.7');

/** A package name that npm accepts, so that it cannot contain a path to another folder. */
export const packageNameSchema = checked(
  (text) => /^(?:@[a-z0-9-~][a-z0-9-._~]*\/)?[a-z0-9-~][a-z0-9-._~]*$/.test(text),
  'package name: write it like mfe-events or @team/mfe-events',
);

export const versionSpecSchema = checked(
  (text) => isVersion(text) || isTag(text) || isRange(text),
  'version, range or tag: write it like 1.5.0, 1.5.0-pr.7, 1.x or latest',
);

export const tagSchema = v.optional(checked(isTag, 'tag: write it like next'));

const integrity = v.pipe(v.string(), v.regex(/^sha512-[\w+/]+={0,2}$/));

/** Exactly one release: package, version, and the hash of its tarball. */
export const pinSchema = v.object({ package: packageNameSchema, version: versionSchema, integrity });

export type Pin = v.InferOutput<typeof pinSchema>;
