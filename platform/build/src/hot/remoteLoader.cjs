// Appended to `exposed/remote.ts` in development: what no component took (words, routes) arrives here, and the
// shell gets the remote as it is now.
module.exports = (source) => `${source}
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => {
    data.isUpdate = true;
  });
  if (import.meta.webpackHot.data?.isUpdate) globalThis.teselaDev?.remoteChanged(remote);
  else import.meta.webpackHot.addStatusHandler((status) => status === 'idle' && globalThis.teselaDev?.updated());
}
`;
