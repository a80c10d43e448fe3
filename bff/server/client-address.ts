import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The caller for limits: an IPv4 address, or the /64 network of an IPv6 one, which a single household owns whole. */
export function clientAddress(ip: string): string {
  return normalizeIP(ip, 64);
}

/** Who asks, for limits: the user in whatever sessions, or the address where nobody is signed in. */
export function callerOf({ sessionStore, ip }: Pick<FastifyRequest, 'sessionStore' | 'ip'>): string {
  return sessionStore.read()?.publicToken ?? clientAddress(ip);
}
