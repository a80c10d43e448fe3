import type { FastifyInstance } from 'fastify';
import { decodeText } from '#bff/legacy/decode-text';
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
  const parseText = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // As its header says, or not at all: no character is put for another.
    const { text, isUtf8 } = decodeText(body);
    if (isUtf8) void parseText(request, text, done);
    else done(new ServerProblem('invalid_input'));
  });
}
