import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServerProblem } from '#bff/server/server-problem';

/**
 * Accepts only calls from our own page: they need the static header, which another site cannot send without a
 * preflight, and the browser's statement of where the call comes from. Without exception, reads included.
 */
export function addAntiForgery(api: FastifyInstance, publicOrigin: string): void {
  api.addHook('onRequest', async (request) => {
    if (!comesFromOurPage(request, publicOrigin)) throw new ServerProblem('forbidden');
  });
}

/**
 * Sec-Fetch-Site and Origin must each be right where present, and one of them must be: older browsers send only Origin.
 */
function comesFromOurPage({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (headers['x-requested-by'] !== 'ascolto') return false;
  if (origin === undefined && site === undefined) return false;
  return (origin ?? publicOrigin) === publicOrigin && (site ?? 'same-origin') === 'same-origin';
}
