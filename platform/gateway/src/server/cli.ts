#!/usr/bin/env node
import { explainNode } from '@tesela/core/nodeVersion';

// Before anything else is imported: an older Node would fail at an import, and its message would not say why.
const problem = explainNode(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}

await import('./serve.ts');
