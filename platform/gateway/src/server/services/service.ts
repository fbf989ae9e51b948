import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type * as v from 'valibot';

/** What the gateway provides to mounted services. */
export type ServiceHost = {
  /** Folder of the live composed site. Rejects while there is none. */
  liveDir: () => Promise<string>;
  /** Redis in which several servers count together. Undefined: each counts in its memory. */
  redis: Redis | undefined;
  /** Registry for the metrics of the service. Undefined: nothing is counted. */
  metrics: Registry | undefined;
  /** Whether the service should load everything before the server is ready, so that its first call is fast. */
  isWarm: boolean;
};

/** Adds the routes of an API to a server. */
export type MountService = (server: FastifyInstance, host: ServiceHost) => Promise<void> | void;

type Definition<Variables extends v.ObjectEntries> = {
  /** Schemas of the environment variables that it reads. */
  variables: Variables;
  /** Variables whose values must not appear in messages. */
  secrets: readonly (keyof Variables & string)[];
  /** @throws Error with one sentence when the variables contradict each other */
  configure: (variables: v.InferOutput<v.ObjectSchema<Variables, undefined>>) => MountService;
};

/** An API that the gateway mounts. Its package exports it as `service` of `<package>/service`. */
export type MountedService = {
  variables: v.ObjectEntries;
  secrets: readonly string[];
  configure: (variables: never) => MountService;
};

/** Infers the types of a service from its variables. */
export const defineService = <Variables extends v.ObjectEntries>(
  service: Definition<Variables>,
): MountedService => service;
