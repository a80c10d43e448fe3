import type { FastifyRequest } from 'fastify';

const ownPart = /^\/(?:api|assets|auth|calendar|files|live)(?:\/|$)/;
/** Words between single slashes: no dot, escape or backslash, so that no other site and no file can be meant. */
const pagePath = /^(?:\/[a-z0-9-]+)+$/i;

/**
 * The interface's address for a page that a browser opens without the hash: `/patient` becomes `/#/patient`. Undefined
 * for any other request (ROUTE-01).
 */
export function hashAddress({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>) {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return undefined;
  const [path = '', query] = url.split(/\?(.*)/s);
  const page = path.replace(/^\/%23(?=\/)/, '').replace(/\/$/, '');
  if (page === '/index.html' || page === '') return '/';
  if (!pagePath.test(page) || ownPart.test(page)) return undefined;
  return `/#${page}${query ? `?${query}` : ''}`;
}
