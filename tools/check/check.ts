// `pnpm check` is what CI checks; `pnpm check --changed` is what a developer waits for.
await import(process.argv.includes('--changed') ? './changedOnly.ts' : './everything.ts');
