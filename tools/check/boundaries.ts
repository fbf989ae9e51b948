// Checks the import boundaries of .dependency-cruiser.mjs, and that modules of every package were found: a parser that
// does not understand TypeScript finds none, and the check would pass.
import path from 'node:path';

import { listProjects } from '@tesela/build/workspace';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';

import untypedConfig from '../../.dependency-cruiser.mjs';

const { forbidden = [], options }: IConfiguration = untypedConfig;
const folders = listProjects(path.resolve(import.meta.dirname, '../..'));

const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden } });
const { modules, summary } = output as ICruiseResult;

for (const folder of folders)
  if (!modules.some(({ source }) => source.startsWith(`${folder}/`) && /\.tsx?$/.test(source)))
    throw new Error(`No module of ${folder} was found, so its imports were not checked.`);
for (const { rule, from, to, comment } of summary.violations) {
  const reason = comment ?? forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
  console.error(`${rule.name}: ${from} → ${to}\n  ${reason}`);
}
console.log(`${modules.length} modules, ${summary.violations.length} boundary violations`);
if (summary.violations.length > 0) process.exitCode = 1;
