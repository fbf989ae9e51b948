import { readFileSync } from 'node:fs';
import path from 'node:path';

import * as v from 'valibot';

import type { Mistake } from '../kind.ts';
import { explain } from '../read/explain.ts';
import { decode, ParseError, parseJson } from '../read/parse.ts';

/** Every mistake in a file of the site's settings. @param whole path of `settings/site.json` */
export function settingsMistakes(whole: string, schema: v.GenericSchema): Mistake[] {
  const file = `settings/${path.basename(whole)}`;
  try {
    const { issues = [] } = v.safeParse(schema, parseJson(decode(readFileSync(whole))));
    return issues.map((issue) => ({ file, ...explain(issue, schema) }));
  } catch (error) {
    if (error instanceof ParseError) return [{ file, field: '', message: error.message }];
    throw error;
  }
}
