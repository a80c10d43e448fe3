import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller for limits: an IPv4 address, or the /64 network of an IPv6 one, which a single household owns whole. */
    clientAddress: string;
  }
}

/** The address of every connection that closed before its request was looked at. */
const gone = '::';

/** Keeps where a request comes from as it arrives: by the time it is needed the connection may be closed. */
export function addClientAddress(app: FastifyInstance): void {
  app.decorateRequest('clientAddress', gone);
  app.addHook('onRequest', async (request) => {
    const ip: string | undefined = request.ip;
    if (ip !== undefined) request.clientAddress = normalizeIP(ip, 64);
  });
}

/** The caller for limits: the user, whichever the session, or the address of a signed-out browser. */
export function callerOf({ sessionStore, clientAddress }: Pick<FastifyRequest, 'sessionStore' | 'clientAddress'>) {
  return sessionStore.read()?.publicToken ?? clientAddress;
}
