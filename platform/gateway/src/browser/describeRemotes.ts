// Runs in pages of who opened the canary by a link, and of nobody else: tells the browser's extension Module Federation DevTools
// which remotes are live. It reads this variable; what they share the runtime itself writes there.
// It shows a `consumerList` as a row of dashes, and the version of what has no entry as its entry (0.23.0).
// https://github.com/module-federation/core/tree/main/packages/chrome-devtools

type Described = { version?: string; entry: string };

const federation: { moduleInfo?: Record<string, object> } = Reflect.get(globalThis, '__FEDERATION__') ?? {};
Reflect.set(globalThis, '__FEDERATION__', federation);

void fetch('/registry.json').then(async (response) => {
  const { shell, ...remotes } = (await response.json()) as Record<string, Described>; // compose's own
  const address = (entry: string): string => new URL(entry, location.href).href;
  const ids = Object.entries(remotes).map(([name, { version = '' }]) => [name, { matchedVersion: version }]);
  const described = Object.entries(remotes).map(([name, { version = '', entry }]) => [
    `${name}:${version}`,
    {
      version,
      remoteEntry: address(entry),
      modules: [{ moduleName: 'remote', modulePath: './remote' }],
    },
  ]);
  federation.moduleInfo = {
    ...federation.moduleInfo,
    shell: {
      version: shell?.version,
      remoteEntry: shell && address(shell.entry),
      remotesInfo: Object.fromEntries(ids),
    },
    ...Object.fromEntries(described),
  };
});
