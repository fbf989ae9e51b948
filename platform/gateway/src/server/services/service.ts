import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type * as v from 'valibot';

/** What a server gives to the services that it mounts. */
export type ServiceHost = {
  /** Folder of the composed site that is live. Rejects while there is none. */
  liveDir: () => Promise<string>;
  /** Redis in which several servers count together. Default: each counts in its memory. */
  redisUrl: string | undefined;
  /** Where a service counts its calls. Default: nowhere. */
  metrics: Registry | undefined;
  /** Whether the server is ready only once a service can answer its first call at once. */
  isWarm: boolean;
};

/** Adds the routes of an API to a server. */
export type MountService = (server: FastifyInstance, host: ServiceHost) => Promise<void> | void;

type Definition<Variables extends v.ObjectEntries> = {
  /** Environment variables that it reads, and what each must be. */
  variables: Variables;
  /** Those whose values no message may quote. */
  secrets: readonly (keyof Variables & string)[];
  /** @throws Error with one sentence when the variables do not fit together */
  configure: (variables: v.InferOutput<v.ObjectSchema<Variables, undefined>>) => MountService;
};

/** An API beside the site's files, by the site's owner: its package exports it as `service` of `<package>/service`. */
export type MountedService = {
  variables: v.ObjectEntries;
  secrets: readonly string[];
  configure: (variables: never) => MountService;
};

/** Checks that a service fits its own variables. */
export const defineService = <Variables extends v.ObjectEntries>(
  service: Definition<Variables>,
): MountedService => service;
