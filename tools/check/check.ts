// `pnpm check` runs everything that CI runs; `pnpm check --changed` only what a change needs.
await import(process.argv.includes('--changed') ? './changed.ts' : './everything.ts');
