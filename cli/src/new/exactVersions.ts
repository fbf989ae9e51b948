/** Versions of the catalog in pnpm-workspace.yaml, by package. */
function readCatalog(yaml: string): ReadonlyMap<string, string> {
  const [, block = ''] = /^catalog:\n((?: {2}.*\n|\n)*)/m.exec(yaml) ?? [];
  const entries = [...block.matchAll(/^ {2}'?([^':]+)'?: (\S+)$/gm)];
  return new Map(entries.map(([, name = '', version = '']) => [name, version]));
}

/**
 * Dependencies as npm knows them: no `workspace:` and no `catalog:` left.
 * @param own version of this workspace's packages
 * @throws Error that names what the catalog does not have
 */
export function exactVersions(
  dependencies: Readonly<Record<string, string>>,
  yaml: string,
  own: string,
): Record<string, string> {
  const catalog = readCatalog(yaml);
  const exact = Object.entries(dependencies).map(([name, range]) => {
    if (range.startsWith('workspace:')) return [name, own];
    if (!range.startsWith('catalog:')) return [name, range];
    const version = catalog.get(name);
    if (!version) throw new Error(`The catalog of pnpm-workspace.yaml has no version of ${name}.`);
    return [name, version];
  });
  return Object.fromEntries(exact);
}
