#!/usr/bin/env node
import module from 'node:module';

import { explainNode } from '@tesela/core/nodeVersion';

// Before anything else is imported: an older Node would fail at an import, and its message would not say why.
const problem = explainNode(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
// Half of the start is compiling the same files again.
module.enableCompileCache();

const { main } = await import('./main.ts');
const { readEnvironmentFile } = await import('./site/readEnvironmentFile.ts');

readEnvironmentFile('tesela.env');

process.exitCode = await main(process.argv.slice(2), console);
