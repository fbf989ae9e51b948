// The page has one refresh runtime, which the bundles of the remotes take from here (`runtime.js`). React's plugin for
// Rsbuild resolves the name.
import * as refreshRuntime from 'react-refresh/runtime';

globalThis.teselaRefresh = refreshRuntime;
