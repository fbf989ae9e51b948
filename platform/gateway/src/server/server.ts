import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';

import { immutableFolders, serveImmutable } from '#server/files/immutable.ts';
import { servePages } from '#server/files/pages.ts';
import { registerStaticFiles } from '#server/files/sendFile.ts';
import { serveHealth } from '#server/monitoring/health.ts';
import { serveOperators, type MetricsAddress } from '#server/monitoring/operatorServer.ts';
import { logOptions, logRequests } from '#server/monitoring/requestLog.ts';
import { measureRequests } from '#server/monitoring/requestMetrics.ts';
import { cleanForwardedFor, hasValidHost, securityHeaders } from '#server/requests/headers.ts';
import { defaultLimits, httpLimits, shedLoad, type Limits } from '#server/requests/limits.ts';
import { limitPipelining } from '#server/requests/pipelining.ts';
import { refuse, serviceUnavailable } from '#server/requests/refuse.ts';
import { connectRedis } from '#server/services/redis.ts';
import type { MountService } from '#server/services/service.ts';
import { serveDiscovery } from '#server/site/discovery.ts';
import { createLiveSite } from '#server/site/liveSite.ts';
import { publishManifest } from '#server/site/publishManifest.ts';
import { serveReports } from '#server/visits/serveReports.ts';
import { createVisitCounts } from '#server/visits/visitCounts.ts';

export type ServerOptions = {
  /** APIs that are mounted beside the site. Default: none. */
  services?: readonly MountService[];
  /** Redis in which several servers share limits and deliveries. Default: each counts in its memory. */
  redisUrl?: string | undefined;
  /** Whether services load everything before the server is ready, so that their first call is fast. Default: no. */
  isWarm?: boolean;
  /** Absolute path of the folder that compose writes, with `live/`, `releases/` and `pictures/`. */
  site: string;
  /** Percent of the visits whose browsers report measurements. Default: none, except during a canary. */
  measuredShare?: number;
  /** Key of the signed links to a canary. Default: there are no such links. */
  canaryKey?: string | undefined;
  /** Whether `/live.json` is served, for replicas and teams elsewhere. Default: no. */
  publishesManifest?: boolean;
  /** Seconds of Strict-Transport-Security. Default: the header is not sent. */
  hstsMaxAge?: number | undefined;
  /** Address on which metrics and `/status` are served. Default: neither. */
  metrics?: MetricsAddress | undefined;
  /** Addresses or networks of the reverse proxies whose `X-Forwarded-For` is trusted. Default: none. */
  trustedProxies?: string[];
  /** Timeouts of clients and limits of load. Default: `defaultLimits`. */
  limits?: Partial<Limits>;
  /** Lowest level of JSON log lines. Default: no logs. */
  logLevel?: string;
  /** Where log lines go. Default: standard output. */
  logStream?: { write: (line: string) => void };
};

const readMethods = ['GET', 'HEAD'];

function refuseMethod(reply: FastifyReply): FastifyReply {
  return refuse(reply.header('allow', readMethods.join(', ')), 405);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Error codes of a machine that cannot read a file now: no descriptor, no memory, a failing or missing disk. */
const temporaryErrors = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EIO', 'ENOENT', 'ESTALE', 'ENOTCONN']);

const statusOf = (error: unknown): number => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return status;
  return temporaryErrors.has(codeOf(error)) ? 503 : 500;
};

/**
 * Creates the server of the composed site and of the mounted services. It follows the site's folder, so that compose may
 * deploy at any time, even after the server has started without a site.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const limits = { ...defaultLimits, ...options.limits };
  const headers = securityHeaders(options.hstsMaxAge);
  const server = Fastify({
    ...logOptions(options),
    ...httpLimits(limits),
    trustProxy: options.trustedProxies ?? [],
    // Connections that are open while the server closes get a normal answer with `connection: close`.
    return503OnClosing: false,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    // The router refuses malformed escapes before any hook runs.
    frameworkErrors: (_error, _request, reply) => void refuse(reply.headers(headers), 400),
  });
  const live = createLiveSite(options.site, server.log);
  const share = options.measuredShare ?? 0;
  server.addHook('onReady', async () => void (await live.current()));
  let isClosing = false;
  server.addHook('preClose', async () => void (isClosing = true));
  const health = { live, isClosing: () => isClosing };

  limitPipelining(server);
  // Synchronous hooks use callbacks, because promises are measurably slower at 15,000 requests a second.
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    cleanForwardedFor(request.raw);
    if (!hasValidHost(request.raw)) refuse(reply, 400);
    else if (request.is404 && !readMethods.includes(request.method)) refuseMethod(reply);
    else done();
  });
  logRequests(server, options);
  const { metrics } = options;
  const beginToMeasure = metrics && measureRequests(server);
  shedLoad(server, limits);
  registerStaticFiles(server);
  server.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return status === 503 ? serviceUnavailable(reply) : refuse(reply, status);
  });

  let redis: Redis | undefined;
  let registry: Registry | undefined;
  const { redisUrl } = options;
  // Plugins start one after the other, so those below find the connection and the registry.
  void server.register(async (scope) => {
    if (redisUrl !== undefined) redis = await connectRedis(redisUrl, scope);
    if (!metrics) return;
    registry = await serveOperators(scope, { address: metrics, ...health });
    await beginToMeasure?.(registry);
  });
  void server.register(async (scope) => serveHealth(scope, health));
  void server.register(async (scope) => {
    const visits = await createVisitCounts({ log: server.log, live, registry });
    await servePages(scope, { live, visits, share, redis, canaryKey: options.canaryKey });
    await serveReports(scope, { siteDir: options.site, live, visits, share, redis });
    serveDiscovery(scope, live);
    if (options.publishesManifest) publishManifest(scope, options.site);
    // Other methods are refused before the body is read.
    scope.route({
      method: scope.supportedMethods.filter((method) => !readMethods.includes(method)),
      url: '/*',
      onRequest: async (_request, reply) => refuseMethod(reply),
      handler: () => {},
    });
  });
  for (const folder of Object.keys(immutableFolders)) {
    void server.register(serveImmutable, { prefix: `/${folder}`, site: options.site, folder });
  }
  void server.register(async (scope) => {
    const host = {
      liveDir: async () => {
        const deployment = await live.current();
        if (!deployment) throw new Error('There is no composed site.');
        return deployment.site.dir;
      },
      redis,
      metrics: registry,
      isWarm: options.isWarm ?? false,
    };
    for (const mount of options.services ?? []) await mount(scope, host);
  });
  return server;
}
