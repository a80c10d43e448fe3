import type { FastifyInstance } from 'fastify';
import { ServerProblem } from '#bff/server/server-problem';

const json = /^application\/json(?:[ \t]*;[ \t]*charset="?utf-8"?)?$/i;

/**
 * Accepts only JSON in UTF-8. The header is checked here, completely and before the body is read, so that two parsers
 * cannot disagree about it; another site can send this type only after a preflight, which is refused.
 */
export function takeJsonOnly(api: FastifyInstance): void {
  api.addHook('onRequest', async ({ headers, method }) => {
    if (method === 'POST' && !json.test(headers['content-type'] ?? ''))
      throw new ServerProblem('unsupported_media_type');
  });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, api.getDefaultJsonParser('error', 'error'));
}
