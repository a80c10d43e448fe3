import { getResponse, type RequestHandler } from 'msw';
import { type LegacyTransport, TransportFailure } from '#bff/legacy/legacy-transport';

/**
 * Answers the back end's calls from handlers, without a server. A call without a handler throws. `onAnswer` receives
 * every answer with the name of its call.
 */
export function createInProcessTransport(
  handlers: readonly RequestHandler[],
  onAnswer: (call: string, body: Uint8Array) => void = () => {},
): LegacyTransport {
  return async ({ base, path, method, body: text, fileBody, signal, call }) => {
    const body = fileBody ? new Blob([...fileBody.parts()]) : text;
    const request = new Request(`http://platform.invalid/${base}${path}`, {
      method,
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json; charset=utf-8' } }),
    });
    const response = await beforeAbort(getResponse([...handlers], request), signal);
    if (!response) throw new Error(`The demonstration platform has no handler for ${call} (${method} ${base}${path}).`);
    if (response.type === 'error') throw new TransportFailure('connection lost', true);
    const answer = { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
    onAnswer(call, answer.body);
    return answer;
  };
}

function beforeAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new TransportFailure('given up waiting', true));
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject);
  });
}
