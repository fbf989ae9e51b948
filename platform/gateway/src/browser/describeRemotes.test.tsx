import { expect, it, vi } from 'vitest';

it('Module Federation DevTools list shell and remotes, beside what the runtime has written', async () => {
  const federation = { __SHARE__: {} };
  vi.stubGlobal('__FEDERATION__', federation);
  const registry = {
    mfe_sweets: { version: '1.5.0', entry: '/releases/mfe-sweets/remoteEntry.a1.js' },
    shell: { version: '2.0.0', entry: '/releases/shell/index.b2.js' },
  };
  vi.stubGlobal('fetch', async () => Response.json(registry));

  await import('./describeRemotes.ts');

  await vi.waitFor(() =>
    expect(federation).toMatchObject({
      __SHARE__: {},
      moduleInfo: {
        shell: {
          version: '2.0.0',
          remoteEntry: `${location.origin}/releases/shell/index.b2.js`,
          remotesInfo: { mfe_sweets: { matchedVersion: '1.5.0' } },
        },
        'mfe_sweets:1.5.0': {
          version: '1.5.0',
          remoteEntry: `${location.origin}/releases/mfe-sweets/remoteEntry.a1.js`,
        },
      },
    }),
  );
  vi.unstubAllGlobals();
});
