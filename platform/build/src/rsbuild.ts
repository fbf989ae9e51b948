import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { mergeRsbuildConfig, rspack, type RsbuildConfig, type Rspack, type ToolsConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { explainNode } from '@tesela/core/nodeVersion';

import { browserslist } from './browsers.ts';
import { pluginBuildInputs } from './buildInputs.ts';
import { ChunkListPlugin, lateStyles } from './chunkList.ts';
import { ChunkLoadingPlugin } from './chunkLoading.ts';
import { pluginChunkNames } from './chunkNames.ts';
import { contentHashedName } from './contentHashedName.ts';
import { externalsBut, isForeign, keepOwnReact } from './ownReact.ts';
import { pluginPictures } from './pictures/pluginPictures.ts';
import { StableHashesPlugin } from './stableHashes.ts';
import { kitPrefix, stylePrefix } from './styles/foreignStyles.ts';
import { readRemote, shellPort } from './workspace.ts';

const require = createRequire(import.meta.url);

// `rsbuild build` makes what visitors get, whatever NODE_ENV it inherits. `pnpm dev` and `tesela dev` set their own.
if (process.argv[2] === 'build') process.env.NODE_ENV = 'production';

// Here, since the configuration of a package may itself need a newer Node.
const oldNode = explainNode(process.versions.node);
if (oldNode) throw new Error(oldNode);

/** @throws Error for a folder that Rspack cannot read: it takes these as parts of `loader!file?query#fragment` */
function assertReadable(dir: string): void {
  if (!/[#?!]/.test(dir)) return;
  throw new Error(`It cannot be built in ${dir}: move it into a folder whose path is without #, ? and !.`);
}

const waistPrefix = '@tesela/core/';

/**
 * The narrow waist: the only modules that remotes get from the shell at run time.
 * Everything else that a remote imports is compiled into it.
 */
export const waist = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  '@tesela/core/store',
  '@tesela/core/navigation',
  '@tesela/core/i18n',
  '@tesela/core/site',
  '@tesela/core/slot',
  '@tesela/core/documents',
] as const;

const bundlerRuntimeName = '@module-federation/webpack-bundler-runtime';
const runtimeName = '@module-federation/runtime';

const resolveFrom = (importer: string, name: string): string => createRequire(importer).resolve(name);

const runtimeTools = resolveFrom(
  require.resolve('@module-federation/enhanced'),
  '@module-federation/runtime-tools',
);

/**
 * The federation plugin writes the absolute path of its runtime into a module of its own, and the names of
 * modules, hence the bytes of the build, follow from it: by name instead, a build is the same in every folder.
 */
const runtimeByName = new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (data) => {
  const absolute = encodeURIComponent(JSON.stringify(resolveFrom(runtimeTools, bundlerRuntimeName)));
  data.request = data.request.replace(absolute, encodeURIComponent(JSON.stringify(bundlerRuntimeName)));
});

/** The ES build beside the CommonJS one that Node resolves to. */
const esBuildOf = (name: string): string =>
  path.join(path.dirname(resolveFrom(runtimeTools, name)), 'index.js');

/**
 * Rspack takes the CommonJS builds of these two, which nothing can tree-shake; the ES builds of the same packages weigh
 * a third (docs/decisions/003-federation-runtime.md).
 */
const federationRuntimeAliases = {
  [`${bundlerRuntimeName}$`]: esBuildOf(bundlerRuntimeName),
  // Without `$`, as Rspack's own alias, which it replaces.
  [runtimeName]: esBuildOf(runtimeName),
};

type CssModules = Exclude<
  NonNullable<Extract<ToolsConfig['cssLoader'], { modules?: unknown }>['modules']>,
  boolean | string
>;

const kitFolder = /[\\/]shared[\\/](?:js[\\/])?src[\\/]kit[\\/]/;

/** @param own what the package's own names begin with; those of the kit are the same in all of them */
const cssModules = (own = '', more: CssModules = {}): RsbuildConfig => ({
  tools: {
    cssLoader: {
      modules: {
        auto: true,
        exportLocalsConvention: 'camelCase',
        getLocalIdent: (...args) =>
          (kitFolder.test(args[0].resourcePath) ? kitPrefix : own) + contentHashedName(...args),
        ...more,
      },
    },
  },
});

/** Every remote carries its own icons: Lucide's component is six times what they need (platform/core/src/icons/createIcon.ts). */
const lightIcons = new rspack.NormalModuleReplacementPlugin(
  /\/createLucideIcon\.mjs$/,
  require.resolve('@tesela/core/createIcon'),
);

/** What shell and remotes have in common, whatever they are built for. */
const base = (dir: string): RsbuildConfig => ({
  plugins: [
    pluginChunkNames(),
    pluginReact({
      splitChunks: false,
      reactRefreshOptions: { exclude: [/node_modules/, /preset[\\/]hot/, isForeign(dir)] },
    }),
  ],
  // Releases leave source maps out, so built scripts must not point at them.
  output: {
    legalComments: 'none',
    sourceMap: { js: process.env.NODE_ENV === 'development' ? 'source-map' : 'hidden-source-map' },
  },
  performance: {
    printFileSize: false,
    chunkSplit: {
      strategy: 'custom',
      splitChunks: { chunks: 'async', cacheGroups: { late: lateStyles } },
    },
  },
  tools: { htmlPlugin: false, rspack: { plugins: [lightIcons] } },
});

const web = (dir: string): RsbuildConfig => ({
  // Hashes of all chunks in the runtime, so that a file that was changed on its way is not run.
  security: { sri: { enable: 'auto', algorithm: 'sha256' } },
  output: {
    target: 'web',
    overrideBrowserslist: browserslist,
    distPath: { root: 'dist/web' },
    assetPrefix: 'auto',
    // A folder that is not there would be watched for, and every build would ask for another. Photos are released as what
    // was made of them.
    copy: existsSync(path.join(dir, 'pictures'))
      ? [
          {
            from: './pictures',
            to: 'pictures',
            globOptions: { ignore: ['**/*.{jpg,jpeg,png,JPG,JPEG,PNG}'] },
          },
        ]
      : [],
  },
  tools: {
    rspack: {
      resolve: { alias: federationRuntimeAliases },
      plugins: [new ChunkListPlugin(), new ChunkLoadingPlugin(), new StableHashesPlugin(), runtimeByName],
    },
  },
});

/** Modules that are imported when the build runs. */
const asModules = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `module ${name}`]));

const node = (
  entry: Record<string, string>,
  externals: NonNullable<RsbuildConfig['output']>['externals'],
): RsbuildConfig => ({
  source: { entry },
  output: {
    target: 'node',
    overrideBrowserslist: ['node >= 24'],
    module: true,
    distPath: { root: 'dist/node' },
    filename: { js: '[name].mjs' },
    // Only comments go: a release of the same code with another comment is the same release.
    minify: {
      css: false,
      jsOptions: { minimizerOptions: { compress: false, mangle: false, format: { comments: false } } },
    },
    externals,
  },
  // A module of content finds its package by its address, in a release as in the sources.
  tools: { rspack: { module: { parser: { javascript: { importMeta: false } } } } },
});

/** What compose runs: the remote itself and, where there is one, what makes its documents. */
function nodeEntries(dir: string): Record<string, string> {
  const data = './src/exposed/data.ts';
  return { remote: './src/exposed/remote.ts', ...(existsSync(path.join(dir, data)) && { data }) };
}

/** Words are no part of a build, but a build that watches has a site composed anew when they change. */
const watchContent = (dir: string): Rspack.RspackPluginInstance => ({
  apply: (compiler: Rspack.Compiler) =>
    compiler.hooks.afterCompile.tap('WatchContent', ({ contextDependencies }) => {
      contextDependencies.add(path.join(dir, 'content'));
    }),
});

/**
 * Hides Trusted Types from libraries, because pages refuse their policies: Svelte throws then, Vue logs an error. Without a policy
 * of its own, a library's strings go through the page's default policy (`platform/host/src/entry/trustedTypes.ts`).
 */
const withoutOwnPolicies = Object.fromEntries(
  ['globalThis.window.trustedTypes', 'window.trustedTypes', 'globalThis.trustedTypes'].map((name) => [
    name,
    'undefined',
  ]),
);

/**
 * Build of a remote: federated for the browser, a plain ES module for prerendering.
 * @param dir the remote's folder, whose `package.json` names it
 */
export function defineRemoteConfig(dir: string): RsbuildConfig {
  assertReadable(dir);
  const { name, devPort } = readRemote(dir);
  const federation = () =>
    new ModuleFederationPlugin({
      name,
      exposes: { './remote': { import: './src/exposed/remote.ts', name: 'remote' } },
      filename: 'remoteEntry.js',
      shared: Object.fromEntries(
        waist.map((item) => [
          item,
          { singleton: true, import: false as const, requiredVersion: false as const },
        ]),
      ),
      shareStrategy: 'loaded-first',
      dts: false,
      // The browser's extension for Module Federation reads it; visitors need none.
      manifest: process.env.NODE_ENV === 'development',
      experiments: {
        externalRuntime: true,
        optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
      },
    });
  return mergeRsbuildConfig(base(dir), cssModules(stylePrefix(name), { mode: 'pure' }), {
    plugins: [pluginBuildInputs(dir), pluginPictures(dir)],
    tools: { rspack: { plugins: [keepOwnReact(dir)] } },
    server: {
      port: devPort,
      strictPort: true,
      allowedHosts: [],
      cors: { origin: /^http:\/\/localhost:\d+$/ },
    },
    environments: {
      web: mergeRsbuildConfig(web(dir), {
        source: {
          // The runtime comes in newer syntax than the browsers of this site all understand.
          include: [/@module-federation[\\/]/],
          define: withoutOwnPolicies,
        },
        tools: {
          rspack: (config, { appendPlugins }) => {
            // The federation plugin brings the only entry of a remote, `remoteEntry.js`.
            config.entry = {};
            config.output = { ...config.output, uniqueName: name, chunkLoadingGlobal: `chunk_${name}` };
            appendPlugins(federation());
          },
        },
      }),
      node: mergeRsbuildConfig(node(nodeEntries(dir), externalsBut(dir, asModules(waist))), {
        tools: { rspack: { plugins: [watchContent(dir)] } },
      }),
    },
  });
}

/** The runtime reads these where its plugin would set them; without snapshots it is a third smaller. */
const federationRuntimeFlags = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
};

/** Libraries of the shell as chunks of their own: each is evaluated in a task of its own, and outlives releases. */
const libraries = {
  react: { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, enforce: true },
  site: {
    name: 'site',
    test: /node_modules[\\/](?:react-router|react-router-dom|react-redux|use-sync-external-store|redux|redux-thunk|reselect|immer|@reduxjs[\\/]toolkit)[\\/]/,
    enforce: true,
  },
};

/**
 * Build of the shell: host of the federation and provider of the waist. It lends the waist at run time
 * (`platform/host/src/remotes/federation.ts`), so that the federation is set up when the first remote is needed.
 * For prerendering it also builds every module of the waist under `waist/`, so that the remotes'
 * node builds get the very instances that the shell renders with.
 * @param dir the shell's folder
 */
export function defineShellConfig(dir: string): RsbuildConfig {
  assertReadable(dir);
  const waistEntries = waist
    .filter((item) => item.startsWith(waistPrefix))
    .map((item) => [waistFile(item), item]);
  return mergeRsbuildConfig(base(dir), cssModules(), {
    plugins: [pluginBuildInputs(dir)],
    server: { port: shellPort, strictPort: true, allowedHosts: [], publicDir: { copyOnBuild: false } },
    environments: {
      web: mergeRsbuildConfig(web(dir), {
        source: {
          entry: {
            index: './src/entry/browser.ts',
            starter: './src/entry/starter.ts',
            unanswered: '@tesela/host/unanswered',
          },
          define: federationRuntimeFlags,
        },
        performance: {
          chunkSplit: { strategy: 'custom', splitChunks: { chunks: 'async', cacheGroups: libraries } },
        },
        // Ids that do not depend on the folder in which the modules lie.
        tools: { rspack: { optimization: { moduleIds: 'natural' } } },
      }),
      node: mergeRsbuildConfig(
        node(
          {
            render: './src/entry/prerender.ts',
            data: './src/entry/data.ts',
            ...Object.fromEntries(waistEntries),
          },
          asModules(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/static']),
        ),
        // One runtime, so that every entry sees the same instances: one store, one router.
        { tools: { rspack: { optimization: { runtimeChunk: 'single' }, plugins: [watchContent(dir)] } } },
      ),
    },
  });
}

/** Where the shell's node build keeps a module of the waist: `@tesela/core/store` → `waist/store`. */
export const waistFile = (item: string): string => item.replace(waistPrefix, 'waist/');
