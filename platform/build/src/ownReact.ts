import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { rspack, type Rspack } from '@rsbuild/core';

type Found = { dir: string; major: string };

/** The package that modules in a folder get under a name. */
function findPackage(from: string, name: string): Found | undefined {
  try {
    const file = createRequire(path.join(from, 'package.json')).resolve(`${name}/package.json`);
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    return { dir: path.dirname(file), major: version.split('.')[0] ?? '' };
  } catch {
    return undefined;
  }
}

/** The React of their own that modules in a folder get, of another major version than the remote's. */
function ownReact(remote: string, from: string, request: string): string | undefined {
  if (!/^react(?:-dom)?(?:\/|$)/.test(request)) return undefined;
  const [name = '', ...below] = request.split('/');
  const shared = findPackage(remote, 'react');
  const own = findPackage(from, name);
  // By its folder no name fits that the federation or Node would take from elsewhere.
  return shared && own && own.major !== shared.major ? path.join(own.dir, ...below) : undefined;
}

/**
 * Lets a package below a remote bring a React of its own, of another major version: it is compiled into the remote, and not
 * taken from the shell.
 * @param remote the remote's folder
 */
export const keepOwnReact = (remote: string): Rspack.RspackPluginInstance =>
  new rspack.NormalModuleReplacementPlugin(/^react/, (data) => {
    data.request = ownReact(remote, data.context, data.request) ?? data.request;
  });

/** Leaves modules to whoever imports the build, but for a React of their own. */
export const externalsBut =
  (remote: string, externals: Readonly<Record<string, string>>) =>
  ({ context = '', request = '' }: Rspack.ExternalItemFunctionData): Promise<string | undefined> =>
    Promise.resolve(ownReact(remote, context, request) === undefined ? externals[request] : undefined);

/**
 * Whether a file is written for another framework, or another React: React's fast refresh would accept an edit of it, and show
 * nothing. So the edit goes on to the component that `foreign` made, which mounts its piece again.
 */
export const isForeign =
  (remote: string) =>
  (file: string): boolean =>
    /\.[jt]sx?$/.test(file) &&
    existsSync(file) &&
    (readFileSync(file, 'utf8').includes('@jsxImportSource') ||
      ownReact(remote, path.dirname(file), 'react') !== undefined);
