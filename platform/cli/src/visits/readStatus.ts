import * as v from 'valibot';

import { text } from '#options.ts';
import { fetchOk } from '#site/readManifest.ts';

const vital = v.object({ count: v.number(), p75: v.number() });

const statusSchema = v.object({
  routes: v.array(
    v.object({
      remote: v.string(),
      version: v.string(),
      route: v.string(),
      /** Which site the visits belong to, while a canary runs. */
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

/** Measurements of the visits, as a gateway reports them. */
export type Status = v.InferOutput<typeof statusSchema>;

export const statusOptions = {
  status: text('URL', '/status of a gateway, several with commas between (CLINIC_STATUS)'),
};

/**
 * Reads the measurements of gateways.
 * @returns undefined when no gateway is named
 * @throws Error that names one that does not answer
 */
export async function readStatus(option: string | undefined): Promise<Status[] | undefined> {
  const urls = (option ?? process.env.CLINIC_STATUS)?.split(',').filter(Boolean);
  if (!urls || urls.length === 0) return undefined;
  return Promise.all(
    urls.map(async (url) => {
      try {
        return v.parse(statusSchema, await (await fetchOk(url, { accept: 'application/json' })).json());
      } catch (cause) {
        throw new Error(`${url} says nothing of the visits: is STATUS=on set?`, { cause });
      }
    }),
  );
}
