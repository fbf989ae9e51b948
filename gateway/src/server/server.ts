import { serveChat, type ChatOptions } from '@clinic/assistant-service/serveChat';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import path from 'node:path';

import { serveAssessments, type AssessmentOptions } from '#assessments/serveAssessments.ts';
import { serveHealth } from './health.ts';
import { dataFile, pictureFile, releaseFile, serveImmutable } from './immutable.ts';
import { startMetrics, type MetricsAddress } from './metricsServer.ts';
import { servePages } from './pages.ts';
import { refuse } from './refuse.ts';
import { loggedPath } from './requestPath.ts';
import { permissionsPolicy, securityHeaders } from './security.ts';

export type ServerOptions = Omit<ChatOptions, 'metrics'> &
  AssessmentOptions & {
    /** Absolute path of the folder that compose writes: `live/`, `releases/` and `pictures/` stand in it. */
    site: string;
    /** Seconds of Strict-Transport-Security. Default: the header is not sent. */
    hstsMaxAge?: number;
    /** Where metrics are served. Default: nowhere, and nothing is counted. */
    metrics?: MetricsAddress | undefined;
    /** Addresses or networks of the reverse proxies whose `X-Forwarded-For` is believed. Default: none. */
    trustedProxies?: string[];
    /** Lowest level of JSON log lines. Default: no logs. */
    logLevel?: string;
    /** Where log lines go. Default: standard output. */
    logStream?: { write: (line: string) => void };
  };

/** A client that takes longer to send its request is cut off. Milliseconds. */
const REQUEST_TIMEOUT = 30_000;

const readMethods = ['GET', 'HEAD'];

function refuseMethod(reply: FastifyReply): FastifyReply {
  return refuse(reply.header('allow', readMethods.join(', ')), 405);
}

/** Errors that mean "the file went away while it was being sent". */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const statusOf = (error: unknown): number => {
  if (isGone(error)) return 404;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : 500;
};

const loggerOf = ({ logLevel, logStream }: ServerOptions) =>
  logLevel === undefined ? false : { level: logLevel, ...(logStream && { stream: logStream }) };

function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const { method, url = '/' } = request.raw;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, path: loggedPath(url), status: reply.statusCode, ms }, 'request');
  });
}

/**
 * Makes the server of the composed site and its chat; call `listen` or `inject` on it.
 * It reads the site's folder at each request, so compose may swap it at any time, even before the first one.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const live = path.join(options.site, 'live');
  const server = Fastify({
    logger: loggerOf(options),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies ?? [],
    requestTimeout: REQUEST_TIMEOUT,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    // The router refuses malformed escapes before any hook runs, so these carry no helmet headers.
    frameworkErrors: (_error, _request, reply) => void refuse(reply, 400),
  });
  logRequests(server);

  void server.register(helmet, securityHeaders(options.hstsMaxAge));
  server.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    if (request.is404 && !readMethods.includes(request.method)) return refuseMethod(reply);
  });
  server.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  server.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return refuse(reply, status);
  });

  void server.register(async (scope) => {
    serveHealth(scope, { live });
    servePages(scope, { live });
    // Refused before the body is read: what stands in it does not matter.
    scope.route({
      method: scope.supportedMethods.filter((method) => !readMethods.includes(method)),
      url: '/*',
      onRequest: async (_request, reply) => refuseMethod(reply),
      handler: () => {},
    });
  });
  void server.register(serveImmutable, {
    prefix: '/releases',
    folder: path.join(options.site, 'releases'),
    allowed: releaseFile,
  });
  void server.register(serveImmutable, {
    prefix: '/pictures',
    folder: path.join(options.site, 'pictures'),
    allowed: pictureFile,
  });
  void server.register(serveImmutable, {
    prefix: '/data',
    folder: path.join(options.site, 'data'),
    allowed: dataFile,
  });
  const { chatRateLimit, redisUrl, upstream, patience, metrics } = options;
  void server.register(async (scope) => {
    const registry = metrics && (await startMetrics(scope, metrics));
    await scope.register(serveChat, {
      prefix: '/api',
      live,
      chatRateLimit,
      redisUrl,
      upstream,
      patience,
      metrics: registry,
    });
  });
  const { inbox, inboxPatience, assessmentRateLimit } = options;
  void server.register(serveAssessments, { inbox, inboxPatience, assessmentRateLimit });
  return server;
}
