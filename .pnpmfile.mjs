// Node 24 is fetched as a package where the machine's own Node is older; elsewhere pnpm skips it by its `engines`.
const oldest = 24;

/** One that was fetched says nothing of the machine's own: it is kept. */
const isOld =
  Number.parseInt(process.versions.node, 10) < oldest || process.execPath.includes('node_modules');

export const hooks = {
  /** 22.22.2 is older than 24, and all that is installed runs with it. */
  updateConfig: (config) => (isOld ? { ...config, nodeVersion: '22.22.2' } : config),

  /** The builds of Node name their platform in a form that pnpm does not read: it would fetch all of them. */
  readPackage(manifest) {
    const [, os, cpu] = /^node-(linux|darwin|win)-(x64|arm64)$/.exec(manifest.name) ?? [];
    return os
      ? { ...manifest, os: [os === 'win' ? 'win32' : os], cpu: [cpu], engines: { node: `<${oldest}` } }
      : manifest;
  },
};
