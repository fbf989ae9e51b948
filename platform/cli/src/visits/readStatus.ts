import * as v from 'valibot';

import { text } from '#options.ts';
import { ask } from '#site/readManifest.ts';

const vital = v.object({ count: v.number(), p75: v.number() });

const statusSchema = v.object({
  routes: v.array(
    v.object({
      remote: v.string(),
      version: v.string(),
      route: v.string(),
      /** Of which site the visits were, while a canary runs. */
      release: v.optional(v.picklist(['site', 'canary'])),
      visits: v.number(),
      errors: v.number(),
      vitals: v.record(v.string(), vital),
    }),
  ),
  faults: v.array(
    v.object({
      remote: v.string(),
      version: v.string(),
      route: v.string(),
      type: v.string(),
      frames: v.array(v.string()),
      count: v.number(),
      last: v.string(),
    }),
  ),
});

/** What a gateway counted of the visits that it measured. */
export type Status = v.InferOutput<typeof statusSchema>;

export const statusOptions = {
  status: text('URL', '/status of a gateway, several with commas between (CLINIC_STATUS)'),
};

/**
 * Asks gateways how the visits went.
 * @returns undefined when nobody said which gateways there are
 * @throws Error that names one that does not answer
 */
export async function readStatus(option: string | undefined): Promise<Status[] | undefined> {
  const urls = (option ?? process.env.CLINIC_STATUS)?.split(',').filter(Boolean);
  if (!urls || urls.length === 0) return undefined;
  return Promise.all(
    urls.map(async (url) => {
      try {
        return v.parse(statusSchema, await (await ask(url, { accept: 'application/json' })).json());
      } catch (cause) {
        throw new Error(`${url} says nothing of the visits: is STATUS=on set?`, { cause });
      }
    }),
  );
}
