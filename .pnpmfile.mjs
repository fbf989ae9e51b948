// What pnpm is told of a package that says too little of itself.
export const hooks = {
  /** The builds of Node name their platform in a form that pnpm does not read: it would fetch all of them. */
  readPackage(manifest) {
    const [, os, cpu] = /^node-(linux|darwin|win)-(x64|arm64)$/.exec(manifest.name) ?? [];
    return os ? { ...manifest, os: [os === 'win' ? 'win32' : os], cpu: [cpu] } : manifest;
  },
};
