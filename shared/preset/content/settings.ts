import { readFileSync } from 'node:fs';

import * as v from 'valibot';

import { siteSchema } from '../../src/settings.ts';
import { explain } from './explain.ts';
import type { Fault } from './kind.ts';

/** Every mistake in a file of the clinic's settings. @param file path of `settings/site.json` */
export function settingsFaults(file: string): Fault[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const message = `is not valid JSON, often a comma or a quotation mark: ${(error as Error).message}`;
    return [{ file: 'settings/site.json', field: '', message }];
  }
  const { issues = [] } = v.safeParse(siteSchema, value);
  return issues.map((issue) => ({ file: 'settings/site.json', ...explain(issue, siteSchema) }));
}
