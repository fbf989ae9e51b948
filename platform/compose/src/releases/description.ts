import * as v from 'valibot';

import { packageNameSchema, versionSchema } from '#store/names.ts';

/** By slot, the types of props by their names. */
const props = v.record(v.string(), v.record(v.string(), v.string()));

const bytes = v.pipe(v.number(), v.minValue(0));

/** What a release says of itself, in its `package.json` under `clinic`. */
const descriptionSchema = v.object({
  /** `shell`, or the remote's name in the federation: `mfe_events`. */
  name: v.pipe(v.string(), v.regex(/^(?:shell|mfe(?:_[a-z][a-z\d]*)+)$/)),
  /** Version of the contract that it was built for. */
  contract: v.pipe(v.number(), v.integer()),
  /** Patterns of its pages and redirects, without language. */
  routes: v.array(v.string()),
  /** Pieces that it lends to others. */
  slots: v.array(v.string()),
  /** Slots of others that it shows; absent where an older program packed it. */
  uses: v.optional(v.array(v.string())),
  /** Props that its slots take, and those that it passes to others'; absent before contract 4. */
  takes: v.optional(props),
  passes: v.optional(props),
  budgets: v.optional(v.record(v.string(), bytes)),
  /** Subresource integrity of what browsers load, by path below `web/`. */
  integrity: v.record(v.string(), v.string()),
});

const packageSchema = v.object({
  name: packageNameSchema,
  version: versionSchema,
  clinic: descriptionSchema,
});

export type ReleaseDescription = v.InferOutput<typeof descriptionSchema>;
export type ReleasePackage = v.InferOutput<typeof packageSchema>;

/** @throws Error that names the package, when it is not a release */
export function parseReleasePackage(json: unknown, label: string): ReleasePackage {
  const { success, output, issues } = v.safeParse(packageSchema, json);
  if (success) return output;
  const [issue] = issues;
  throw new Error(
    `${label} is no release: ${v.getDotPath(issue) ?? 'package.json'} of its package.json is wrong or missing. ` +
      'Publish it with "clinic release".',
  );
}
