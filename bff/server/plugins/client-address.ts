import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The client for limits: an IPv4 address, or the /64 network of an IPv6 one, which belongs to a single household.
     */
    clientAddress: string;
  }
}

/** The address of every connection that closed before its request was handled. */
const gone = '::';

/** Records where a request comes from on arrival: by the time it is needed the connection may be closed. */
export function addClientAddress(app: FastifyInstance): void {
  app.decorateRequest('clientAddress', gone);
  app.addHook('onRequest', async (request) => {
    const ip: string | undefined = request.ip;
    if (ip !== undefined) request.clientAddress = normalizeIP(ip, 64);
  });
}

/** The client for limits: the user, whatever the session, or the address of a signed-out browser. */
export function clientOf({ sessionStore, clientAddress }: Pick<FastifyRequest, 'sessionStore' | 'clientAddress'>) {
  return sessionStore.read()?.publicToken ?? clientAddress;
}
