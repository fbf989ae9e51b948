import semver from 'semver';
import * as v from 'valibot';

/** npm takes a version or tag with such an ending for a file in the folder that it runs in. */
const isFileName = (text: string): boolean => /\.(?:tgz|tar|tar\.gz)$/i.test(text);

/** As semver writes it, and without build metadata: to npm `1.0.0+1` and `1.0.0` are one version. */
export const isVersion = (text: string): boolean => semver.valid(text) === text && !isFileName(text);

const isRange = (text: string): boolean => semver.validRange(text) !== null && !isFileName(text);

const isTag = (text: string): boolean => /^[a-z][\w-]*$/i.test(text) && semver.validRange(text) === null;

/** `v1.0.0` and `1.0.0+1` are ranges to semver, and mean another version than they say. */
const isWanted = (text: string): boolean =>
  isVersion(text) || isTag(text) || (isRange(text) && semver.valid(text) === null);

/** The one rule for a version, wherever it enters. */
export const versionSchema = v.pipe(
  v.string(),
  v.check(isVersion, ({ input }) => `"${input}" is no version: write it like 1.5.0 or 1.5.0-pr.7.`),
);

/** A scope and a name as npm takes them, so that neither can lead out of a folder. */
export const packageNameSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?:@[a-z0-9-~][a-z0-9-._~]*\/)?[a-z0-9-~][a-z0-9-._~]*$/,
    ({ input }) => `"${input}" is no name of a package: write it like mfe-events or @team/mfe-events.`,
  ),
);

export const wantedSchema = v.pipe(
  v.string(),
  v.check(
    isWanted,
    ({ input }) => `"${input}" is no version, range or tag: write it like 1.5.0, 1.5.0-pr.7, 1.x or latest.`,
  ),
);

export const tagSchema = v.pipe(
  v.string(),
  v.check(isTag, ({ input }) => `"${input}" is no tag: write it like next.`),
);
