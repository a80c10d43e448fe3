import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller for limits: an IPv4 address, or the /64 network of an IPv6 one, which a single household owns whole. */
    clientAddress: string;
  }
}

/** All that are gone before their request is looked at: a closed connection has no address. */
const gone = '::';

/** Keeps where a request comes from as it arrives: the connection may be closed by the time anybody asks. */
export function addClientAddress(app: FastifyInstance): void {
  app.decorateRequest('clientAddress', gone);
  app.addHook('onRequest', async (request) => {
    const ip: string | undefined = request.ip;
    if (ip !== undefined) request.clientAddress = normalizeIP(ip, 64);
  });
}

/** Who asks, for limits: the user in whatever sessions, or the address where nobody is signed in. */
export function callerOf({ sessionStore, clientAddress }: Pick<FastifyRequest, 'sessionStore' | 'clientAddress'>) {
  return sessionStore.read()?.publicToken ?? clientAddress;
}
