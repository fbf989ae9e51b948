// What teams in other repositories get. `pnpm kit pack [folder]`, `pnpm kit contract [--unreleased]`
const verbs = {
  pack: 'packs the kit into self-contained tarballs; default folder: .packages; --registry URL publishes them',
  contract: 'writes the snapshot of a new version of the contract',
};

const [verb = ''] = process.argv.splice(2, 1);
if (Object.hasOwn(verbs, verb)) {
  await import(`./${verb}.ts`);
} else {
  const lines = Object.entries(verbs).map(([each, what]) => `  ${each.padEnd(10)}${what}`);
  console.error(`pnpm kit <verb>\n\n${lines.join('\n')}`);
  process.exitCode = 1;
}
