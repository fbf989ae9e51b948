#!/usr/bin/env node
// The earlier name of the command. It goes with contract 8.
console.error('This command is called "tesela" now: "clinic" runs it until contract 8.');
await import('./tesela.ts');
