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
  const parseText = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = textIn(body);
    if (text === undefined) done(new ServerProblem('invalid_input'));
    else void parseText(request, text, done);
  });
}

/** The text of a body; undefined where it is not the UTF-8 that its header says: no character is put for another. */
function textIn(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}
