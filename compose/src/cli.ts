import path from 'node:path';

// React picks its build when it is first imported.
process.env.NODE_ENV = 'production';
const { compose } = await import('./compose.ts');
const { root } = await import('./packages.ts');

const siteDir = path.resolve(root, process.env.SITE_DIR ?? '.site');

try {
  const { pages, redirects, releases } = await compose(siteDir);
  for (const { name, version } of releases) console.log(`  ${name.padEnd(14)} ${version}`);
  console.log(
    `Composed ${pages} pages and ${redirects} redirects in ${path.relative(root, siteDir) || '.'}/live.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.DEBUG) console.error(error);
  else console.error('Set DEBUG=1 to see where it happened.');
  process.exitCode = 1;
}
