import { HttpResponse, http, type RequestHandler } from 'msw';
import secureJson from 'secure-json-parse';
import { answerHeaders, retryHeaders } from '#bff/answer-headers';
import type { Context } from '#bff/context';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import type { SessionStore } from '#bff/session';
import { onBehalfOfHeader } from '#contracts/kernel/on-behalf-of';
import type { Operation } from '#contracts/kernel/operation';
import { type Problem, type SharedProblemCode, sharedProblems } from '#contracts/kernel/problem';

export interface MswMount {
  readonly operations: Readonly<Record<string, Operation>>;
  // biome-ignore lint/suspicious/noExplicitAny: each handler is checked against its own operation where the map is written
  readonly handlers: Readonly<Record<string, OperationHandler<any>>>;
  readonly contextWith: (session: SessionStore, onBehalfOf?: string) => Context;
  /** The browser's session. */
  readonly session: SessionStore;
}

const json = /^application\/json(?:[ \t]*;[ \t]*charset="?utf-8"?)?$/i;
const bodyLimit = 64 * 1024;

/**
 * The back end's operations as MSW handlers, with the same checks as on the server: a call from our own page, JSON, a
 * known operation, a readable body. A browser does not show a worker where a call comes from, so only the header is
 * checked here.
 */
export function mountOnMsw(mount: MswMount): RequestHandler[] {
  return [http.post('*/api/*', async ({ request }) => answer(mount, request))];
}

async function answer(mount: MswMount, request: Request): Promise<Response> {
  const context = mount.contextWith(mount.session, request.headers.get(onBehalfOfHeader) ?? undefined);
  if (request.headers.get('x-requested-by') !== 'ascolto') return problemResponse(context, 'forbidden');
  if (!json.test(request.headers.get('content-type') ?? '')) {
    return problemResponse(context, 'unsupported_media_type');
  }
  const name = new URL(request.url).pathname.replace(/^.*?\/api\//, '');
  const [key, operation] = Object.entries(mount.operations).find(([, one]) => one.name === name) ?? [];
  const handler = key && mount.handlers[key];
  if (!operation || !handler) return problemResponse(context, 'not_found');

  const text = await request.text();
  if (new TextEncoder().encode(text).length > bodyLimit) return problemResponse(context, 'too_large');
  const body = parseJson(text);
  if (!body) return problemResponse(context, 'invalid_input');
  const answered = await runOperation(operation, handler, context, body.value);
  return jsonResponse(answered.status, answered.body, answered.text);
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: secureJson.parse(text, { protoAction: 'error', constructorAction: 'error' }) };
  } catch {
    return undefined;
  }
}

function problemResponse({ requestId }: Context, code: SharedProblemCode): Response {
  return jsonResponse(sharedProblems[code], { code, requestId } satisfies Problem);
}

function jsonResponse(status: number, body: unknown, text = JSON.stringify(body)): Response {
  return new HttpResponse(text, { status, headers: { ...answerHeaders, ...retryHeaders(status, body) } });
}
