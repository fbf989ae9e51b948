import * as v from 'valibot';

import { packageNameSchema, versionSchema } from '#store/names.ts';

/** Types of props, by slot and name. */
const props = v.record(v.string(), v.record(v.string(), v.string()));

const bytes = v.pipe(v.number(), v.minValue(0));

/** The field `clinic` in the `package.json` of a release. */
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
  budgets: v.optional(v.record(v.string(), bytes)),
  /** Subresource integrity of scripts and styles, by path below `web/`. */
  integrity: v.record(v.string(), v.string()),
});

const packageSchema = v.object({
  name: packageNameSchema,
  version: versionSchema,
  clinic: descriptionSchema,
});

export type ReleaseDescription = v.InferOutput<typeof descriptionSchema>;
export type ReleasePackage = v.InferOutput<typeof packageSchema>;

/** @throws Error that names the package when it is not a release */
export function parseReleasePackage(json: unknown, label: string): ReleasePackage {
  const { success, output, issues } = v.safeParse(packageSchema, json);
  if (success) return output;
  const [issue] = issues;
  throw new Error(
    `${label} is not a release: ${v.getDotPath(issue) ?? 'package.json'} of its package.json is wrong or missing. ` +
      'Publish it with "clinic release".',
  );
}
