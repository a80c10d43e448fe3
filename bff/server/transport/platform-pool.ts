import { Pool } from 'undici';
import type { TransportLimits } from '#bff/server/transport/transport-limits';

/**
 * Connections to one address of the platform. TLS certificates are verified, redirects are not followed, and an idle
 * connection is closed before Apache would close it under a request (5 s).
 */
export function createPlatformPool(base: string, limits: TransportLimits): Pool {
  return new Pool(new URL(base).origin, {
    connections: limits.connections,
    pipelining: 1,
    connect: { timeout: limits.connectMs },
    headersTimeout: limits.writeMs,
    bodyTimeout: limits.writeMs,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 10_000,
    maxResponseSize: limits.maxAnswerBytes,
  });
}
