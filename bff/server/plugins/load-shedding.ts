import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ServerProblem } from '#bff/server/server-problem';

/** When the server is too busy to answer in time; 0 for never. */
export interface PressureLimits {
  /** Mean delay of the event loop over a second, in milliseconds. */
  readonly maxEventLoopDelay: number;
  readonly maxHeapUsedBytes: number;
}

/**
 * A fully used event loop alone is no reason, since it may still be fast. Waiting in it is one, and so is memory near
 * its limit.
 */
export const pressureLimits: PressureLimits = {
  maxEventLoopDelay: 1000,
  maxHeapUsedBytes: Math.round(getHeapStatistics().heap_size_limit * 0.9),
};

/** In the config of a route that is answered however busy the server is. */
export const answeredWhenBusy = { pressureHandler: () => undefined } as const;

/** Refuses work at once with 503 and Retry-After, instead of letting every caller wait for an overloaded server. */
export async function addLoadShedding(app: FastifyInstance, limits: PressureLimits): Promise<void> {
  await app.register(underPressure, {
    ...limits,
    pressureHandler: async () => {
      throw new ServerProblem('overloaded', 5);
    },
  });
}
