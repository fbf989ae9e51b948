#!/usr/bin/env node
import { existsSync } from 'node:fs';

import { main } from './main.ts';

// A standalone repository keeps the URLs of registry and site in this file; environment variables take precedence.
if (existsSync('clinic.env')) process.loadEnvFile('clinic.env');

process.exitCode = await main(process.argv.slice(2), console);
