import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientOf } from '#bff/server/plugins/client-address';
import { ServerProblem } from '#bff/server/server-problem';
import { minuteMs } from '#contracts/kernel/instant';

/**
 * Limits per address and 15 minutes for operations that need no session. The numbers leave room for a practice behind
 * one address; sign-in failures have a lower limit of their own.
 */
const perAddress: Readonly<Record<string, number>> = {
  'login/log-in': 150,
  'login/recover-password': 10,
  // Each is a paid request to the address service.
  'addresses/suggest-addresses': 300,
  'addresses/address-detail': 100,
};

/**
 * Counts calls per minute by user, whatever the session, or by signed-out address, in the given store or this process's
 * memory. Must be added after the session and the address.
 */
export async function addRateLimit(
  app: FastifyInstance,
  callsPerMinute: number,
  store: FastifyRateLimitStoreCtor | undefined,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: callsPerMinute,
    timeWindow: minuteMs,
    keyGenerator: countedAs,
    ...(store ? { store } : {}),
    errorResponseBuilder: (_request, { ttl }) => new ServerProblem('rate_limited', Math.ceil(ttl / 1000)),
  });
}

/**
 * A sign-out is counted by address: whoever has a copy of the user's cookie could otherwise keep them from ending it.
 */
function countedAs(request: FastifyRequest): string {
  const { operation } = request.routeOptions.config;
  return operation === 'login/log-out' ? `${operation} ${request.clientAddress}` : clientOf(request);
}

/** Limits every call of the scope, including calls to unknown routes. */
export function limitCalls(scope: FastifyInstance): void {
  scope.addHook('onRequest', scope.rateLimit());
  scope.addHook('onRoute', (route) => {
    const operation = route.config?.operation ?? '';
    const max = perAddress[operation];
    if (max !== undefined) route.onRequest = limitPerAddress(scope, operation, max);
  });
}

function limitPerAddress(
  scope: FastifyInstance,
  operation: string,
  max: number,
): (request: FastifyRequest) => Promise<void> {
  const count = scope.createRateLimit({
    max,
    timeWindow: 15 * minuteMs,
    // A store that is shared counts every limit in one place.
    keyGenerator: ({ clientAddress }) => `${operation} ${clientAddress}`,
  });
  return async (request) => {
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) throw new ServerProblem('rate_limited', limit.ttlInSeconds);
  };
}
