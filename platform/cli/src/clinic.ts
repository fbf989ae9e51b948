#!/usr/bin/env node
// The earlier name of the command. It goes with contract 8.
console.error('"clinic" is "tesela" now.');
await import('./tesela.ts');
