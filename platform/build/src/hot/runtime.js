// Stands for `react-refresh/runtime` in the development build of a remote. A renderer keeps one refresh handler,
// so all bundles of a page need one runtime: the shell's, which is there before any remote.
const lent = globalThis.teselaRefresh;
if (!lent) throw new Error('No refresh runtime: a remote in development needs the shell of "pnpm dev".');

export const {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = lent;

export function register(type, id) {
  // The kit is compiled into every remote under the same module ids: the families must not mix.
  lent.register(type, `${__react_refresh_library__} ${id}`);
  // Before React renders a page that has changed: pages come by `remoteLoader.cjs`, which is no boundary of Fast Refresh.
  queueMicrotask(lent.performReactRefresh);
}
export const getFamilyByType = lent.getFamilyByType;
