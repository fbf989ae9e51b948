#!/usr/bin/env node
import { existsSync } from 'node:fs';

import { main } from './main.ts';

// Where a repository of its own keeps the addresses of registry and site; the environment wins.
if (existsSync('clinic.env')) process.loadEnvFile('clinic.env');

process.exitCode = await main(process.argv.slice(2), console);
