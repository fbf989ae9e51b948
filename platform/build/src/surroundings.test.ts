import { expect, it, vi } from 'vitest';

it('a build is for visitors, whatever NODE_ENV the shell has that starts it', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'rsbuild', 'build']);
  vi.resetModules();

  await import('./rsbuild.ts');

  expect(process.env.NODE_ENV).toBe('production');
});

it.each(['#', '?', '!'])(
  'a folder whose path has %s is told, and not which loader is missing',
  async (mark) => {
    const { defineRemoteConfig, defineShellConfig } = await import('./rsbuild.ts');
    const dir = `/home/ana/a${mark}b/mfe-sweets`;

    for (const define of [defineRemoteConfig, defineShellConfig])
      expect(() => define(dir)).toThrow(
        `cannot be built in ${dir}: move it into a folder whose path is without`,
      );
  },
);
