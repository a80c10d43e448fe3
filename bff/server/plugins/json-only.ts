import type { FastifyInstance } from 'fastify';
import { ServerProblem } from '#bff/server/server-problem';

const json = /^application\/json(?:[ \t]*;[ \t]*charset="?utf-8"?)?$/i;

/**
 * Takes JSON in UTF-8 and nothing else. The header is judged here, whole and before anything is read, so that no two
 * parsers can differ about it; a browser sends this type only after asking, which another site may not.
 */
export function takeJsonOnly(api: FastifyInstance): void {
  api.addHook('onRequest', async ({ headers, method }) => {
    if (method === 'POST' && !json.test(headers['content-type'] ?? ''))
      throw new ServerProblem('unsupported_media_type');
  });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, api.getDefaultJsonParser('error', 'error'));
}
