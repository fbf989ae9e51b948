import { REGISTRY_URL, type PageData } from '@clinic/shared/registry';
import { parseSettings } from '@clinic/shared/settings';
import { listRemotes, shellPort, type RemotePackage } from '@clinic/shared/workspace';
import {
  createRsbuild,
  mergeRsbuildConfig,
  type RequestHandler,
  type RsbuildConfig,
  type RsbuildInstance,
} from '@rsbuild/core';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { serveDocuments } from './documents.ts';
import { devRegistry, root, shortName } from './remotes.ts';

const require = createRequire(import.meta.url);

async function loadConfig(folder: string): Promise<RsbuildConfig> {
  const module = (await import(path.join(root, folder, 'rsbuild.config.ts'))) as { default: RsbuildConfig };
  return module.default;
}

/** Says which package wanted the port; Rsbuild's own message names the port alone. */
function explainPort(folder: string, port: number, error: unknown): Error {
  if (!(error instanceof Error) || !/port/i.test(error.message)) {
    return error instanceof Error ? error : new Error(String(error));
  }
  const advice = `Stop the program that uses it (another "pnpm dev"?) and start again.`;
  return new Error(`Port ${port}, which ${folder} needs, is taken. ${advice}`, { cause: error });
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const readSettings = () => parseSettings({ site: readJson('settings/site.json') });

/** The page that compose would prerender, here empty: the browser renders it. */
async function devDocument(): Promise<string> {
  const { site } = readSettings();
  const data = JSON.stringify({
    kind: 'page',
    registry: await devRegistry(),
    site,
    frame: '/data/shell/dev',
    documents: {},
  } satisfies PageData).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${site.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script defer src="/static/js/index.js"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="page-data">${data}</script>
</body>
</html>
`;
}

const servePages: RequestHandler = (request, response, next) => {
  const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (!wantsPage) return next();
  devDocument().then(
    (html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
    (error: unknown) => {
      response.statusCode = 500;
      response.setHeader('content-type', 'text/plain; charset=utf-8').end(String(error));
    },
  );
};

const serveRegistry: RequestHandler = (request, response, next) => {
  if (request.url !== REGISTRY_URL) return next();
  devRegistry().then(
    (registry) => response.setHeader('content-type', 'application/json').end(JSON.stringify(registry)),
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
};

/** Pictures are files of the micro-frontends; compose puts them together, here they are looked up. */
const servePictures: RequestHandler = (request, response, next) => {
  const name = /^\/pictures\/([\w/.-]+)$/.exec(request.url ?? '')?.[1];
  if (!name || name.includes('..')) return next();
  const file = listRemotes(root)
    .map(({ dir }) => path.join(dir, 'pictures', name))
    .find(existsSync);
  if (!file) return next();
  response.setHeader('content-type', pictureTypes[path.extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
};

const pictureTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

/** MSW's worker comes straight from its package, so that it always fits the installed version. */
const serveMockWorker: RequestHandler = (request, response, next) => {
  if (request.url !== '/mockServiceWorker.js') return next();
  const file = path.join(path.dirname(require.resolve('msw/package.json')), 'lib/mockServiceWorker.js');
  response.setHeader('content-type', 'text/javascript').end(readFileSync(file));
};

const firstBuild = (rsbuild: RsbuildInstance): Promise<void> =>
  new Promise((resolve) => {
    rsbuild.onAfterDevCompile(() => resolve());
  });

/** Starts the shell. @returns a function that makes every open page load again */
export async function startShell(): Promise<() => void> {
  const config = mergeRsbuildConfig(await loadConfig('shell'), {
    mode: 'development',
    output: { injectStyles: true },
    server: {
      setup: ({ server }) => {
        server.middlewares.use(serveMockWorker);
        server.middlewares.use(servePictures);
        server.middlewares.use(serveDocuments);
        server.middlewares.use(serveRegistry);
        server.middlewares.use(servePages);
      },
    },
    environments: { web: { source: { entry: { index: './dev/main.ts' } } } },
  });
  const rsbuild = await createRsbuild({ cwd: path.join(root, 'shell'), config, environment: ['web'] });
  const built = firstBuild(rsbuild);
  const server = await rsbuild.createDevServer();
  await server.listen().catch((error: unknown) => {
    throw explainPort('shell', shellPort, error);
  });
  await built;
  return () => server.sockWrite('full-reload');
}

/** Starts a remote's development server and calls `onChange` after every build but the first. */
export async function startRemote(
  { folder, dir, devPort }: RemotePackage,
  onChange: () => void,
): Promise<void> {
  const config = mergeRsbuildConfig(await loadConfig(folder), {
    mode: 'development',
    dev: { assetPrefix: `http://localhost:${devPort}/`, hmr: false, liveReload: false },
    output: { injectStyles: true },
  });
  const rsbuild = await createRsbuild({ cwd: dir, config, environment: ['web'] });
  rsbuild.onAfterDevCompile(({ isFirstCompile, stats }) => {
    if (!isFirstCompile && !stats.hasErrors()) onChange();
  });
  const built = firstBuild(rsbuild);
  await rsbuild.startDevServer().catch((error: unknown) => {
    throw explainPort(folder, devPort, error);
  });
  await built;
}

/** Serves a remote's last production build on its port. @throws Error when there is none */
export async function serveBuild({ name, folder, dir, devPort }: RemotePackage): Promise<void> {
  if (!existsSync(path.join(dir, 'dist/web/remoteEntry.js'))) {
    throw new Error(
      `${folder} is not built. Run "pnpm build" once, or add "${shortName(name)}" to the remotes that you develop.`,
    );
  }
  const config = await loadConfig(folder);
  const rsbuild = await createRsbuild({ cwd: dir, config, environment: ['web'] });
  await rsbuild.preview().catch((error: unknown) => {
    throw explainPort(folder, devPort, error);
  });
}
