// Checks the import boundaries of .dependency-cruiser.mjs, and that modules of every package were found: a parser that
// does not understand TypeScript finds none, and the check would pass. With files it reads them and what they import, and
// nothing else: a fifth of the time.

import path from 'node:path';

import { listProjects } from '@clinic/build/workspace';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';

import untypedConfig from '../../.dependency-cruiser.mjs';

const { forbidden = [], options }: IConfiguration = untypedConfig;

const root = path.resolve(import.meta.dirname, '../..');
const folders = listProjects(root);

const files = process.argv.slice(2);

const { output } = await cruise(files.length > 0 ? files : folders, {
  ...options,
  validate: true,
  ruleSet: { forbidden },
});
const { modules, summary } = output as ICruiseResult;

for (const folder of files.length > 0 ? [] : folders) {
  const read = modules.filter(({ source }) => source.startsWith(`${folder}/`) && /\.tsx?$/.test(source));
  if (read.length === 0)
    throw new Error(`No module of ${folder} was found, so its imports were not checked.`);
}
for (const { rule, from, to, comment } of summary.violations) {
  const reason = comment ?? forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
  console.error(`${rule.name}: ${from} → ${to}\n  ${reason}`);
}
console.log(`${modules.length} modules, ${summary.violations.length} boundary violations`);
if (summary.violations.length > 0) process.exitCode = 1;
