import { parse } from 'yaml';

/**
 * Replaces `workspace:` and `catalog:` ranges by versions that npm understands.
 * @param yaml text of pnpm-workspace.yaml
 * @param own version of this workspace's packages
 * @throws Error that names a package that the catalog lacks
 */
export function exactVersions(
  dependencies: Readonly<Record<string, string>>,
  yaml: string,
  own: string,
): Record<string, string> {
  const { catalog } = parse(yaml) as { catalog: Record<string, string> };
  const exact = Object.entries(dependencies).map(([name, range]) => {
    if (range.startsWith('workspace:')) return [name, own];
    if (!range.startsWith('catalog:')) return [name, range];
    const version = catalog[name];
    if (!version) throw new Error(`The catalog of pnpm-workspace.yaml has no version of ${name}.`);
    return [name, version];
  });
  return Object.fromEntries(exact);
}
