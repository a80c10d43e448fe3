import type { FastifyInstance } from 'fastify';
import { limitCalls } from '#bff/server/plugins/rate-limit';
import { answerWithProblems } from '#bff/server/problem-answers';
import { ServerProblem } from '#bff/server/server-problem';
import { termsFileHeaders } from '#bff/terms/terms-document';
import type { TermsLibrary } from '#bff/terms/terms-library';
import { isTermsFile } from '#contracts/terms/terms-file';

/**
 * The four terms and privacy documents as public downloads. They come from the library: nothing of the browser's
 * request reaches the platform, and only the file reaches the browser.
 */
export function addTermsDocuments(files: FastifyInstance, library: TermsLibrary): void {
  limitCalls(files);
  answerWithProblems(files);
  files.get('/:name', { config: { access: 'everyone' } }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const isSpelledAsIs = request.url.split('?', 1)[0]?.endsWith(`/${name}`);
    if (!isTermsFile(name) || !isSpelledAsIs) throw new ServerProblem('not_found');
    const bytes = await library.file(name);
    return reply.headers(termsFileHeaders(name)).send(bytes);
  });
}
