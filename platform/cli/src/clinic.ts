#!/usr/bin/env node
import { existsSync } from 'node:fs';

import { explainNode } from './nodeVersion.ts';

// Before anything else is imported: an older Node would fail at an import, and its message would not say why.
const problem = explainNode(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const { main } = await import('./main.ts');

// A standalone repository keeps the URLs of registry and site in this file; environment variables take precedence.
if (existsSync('clinic.env')) process.loadEnvFile('clinic.env');

process.exitCode = await main(process.argv.slice(2), console);
