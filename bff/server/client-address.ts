import { normalizeIP } from '@fastify/rate-limit';

/** The caller for limits: an IPv4 address, or the /64 network of an IPv6 one, which a single household owns whole. */
export function clientAddress(ip: string): string {
  return normalizeIP(ip, 64);
}
