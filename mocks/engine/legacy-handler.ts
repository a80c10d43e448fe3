import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type * as z from 'zod';
import { safeParse } from 'zod/v4/core';
import type { LegacyAnswerOnWire, LegacyCall } from '#contracts/kernel/platform/legacy-call';
import { gatherRowFaults } from '#contracts/kernel/platform/row-faults';
import { callFaults, type Fault, quietFaults, slowMs } from '#mocks/engine/faults';
import { applyQuirks, type PhpQuirk, phpJson } from '#mocks/engine/php-quirks';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import type { Platform } from '#mocks/platform';

/**
 * The platform's reaction to a call: an answer in its own form, or a thrown `PlatformRefused`. `origin` is the
 * platform's.
 */
export type PlatformResponder<Call extends LegacyCall> = (
  request: z.output<Call['request']>,
  received: { readonly origin: string },
) => LegacyAnswerOnWire<Call>;

interface LegacyHandlerOptions {
  /** Leaves a request to the next handler of the same path: for calls that differ only in their query. */
  readonly onlyWhen?: (query: Readonly<Record<string, string>>) => boolean;
}

/**
 * The platform's side of a call. A request that its contract refuses, and an answer of ours that its contract would
 * refuse, are faults of this program: both answer 500 and are reported on the console, as paths only.
 */
export function legacyHandler<const Call extends LegacyCall>(
  platform: Platform,
  call: Call,
  respond: PlatformResponder<Call>,
  { onlyWhen = () => true }: LegacyHandlerOptions = {},
): RequestHandler {
  const method = call.method.toLowerCase() as Lowercase<Call['method']>;
  return http[method](`*/${call.base}${call.path}`, async ({ request }) => {
    if (!onlyWhen(queryOf(request))) return undefined;
    await platform.heldCalls.untilReleased(call.name);
    const faults = platform.faults.of(call.name);
    const response = await answerWith(faults, async () => {
      const isIdle = faults.includes('success-without-effect') && !call.safeToRepeat;
      return isIdle ? { status: 200, text: phpJson({}) } : perform(platform, { call, respond, request });
    });
    platform.onCall({
      name: call.name,
      method: call.method,
      path: `/${call.base}${call.path}`,
      at: platform.now(),
      status: response.type === 'error' ? 'dropped' : response.status,
    });
    return response;
  });
}

async function answerWith(faults: readonly Fault[], perform: () => Promise<PhpAnswer>): Promise<Response> {
  if (faults.includes('slow')) await delay(slowMs);
  if (faults.includes('connection-lost-before')) return HttpResponse.error();
  if (faults.includes('status-500')) return phpResponse({ status: 500, text: 'Internal Server Error' }, []);
  const answer = await perform();
  if (faults.includes('connection-lost-after')) return HttpResponse.error();
  return phpResponse(answer, answer.status === 200 ? faults.filter(isPhpQuirk) : []);
}

interface PhpAnswer {
  readonly status: number;
  readonly text: string;
}

interface Performance<Call extends LegacyCall> {
  readonly call: Call;
  readonly respond: PlatformResponder<Call>;
  readonly request: Request;
}

async function perform<Call extends LegacyCall>(
  { transact }: Platform,
  { call, respond, request }: Performance<Call>,
): Promise<PhpAnswer> {
  const parsed = safeParse(call.request, await bodyOf(call, request));
  if (!parsed.success)
    return contractViolation(call, 'was sent a request its contract does not accept', parsed.error.issues);
  try {
    const { origin } = new URL(request.url);
    const text = phpJson(transact(() => respond(parsed.data as z.output<Call['request']>, { origin })));
    const { result, faults } = gatherRowFaults(() => safeParse(call.answer, JSON.parse(text)));
    const rowIssues = faults.flatMap(({ list, fields }) => fields.map((field) => ({ path: [list, field] })));
    const issues = result.success ? rowIssues : [...result.error.issues, ...rowIssues];
    if (issues.length > 0) return contractViolation(call, 'built an answer its contract refuses', issues);
    return { status: 200, text };
  } catch (failure) {
    if (!(failure instanceof PlatformRefused)) throw failure;
    return { status: 200, text: JSON.stringify(failure.answer) };
  }
}

async function bodyOf(call: LegacyCall, request: Request): Promise<unknown> {
  if (call.method === 'GET') return queryOf(request);
  return request.json().catch(() => undefined);
}

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

function contractViolation(
  call: LegacyCall,
  what: string,
  issues: readonly { path: readonly PropertyKey[] }[],
): PhpAnswer {
  const text = `The demonstration platform's ${call.name} ${what}: ${issues.map(({ path }) => path.join('.') || '(whole)').join(', ')}`;
  console.error(text);
  return { status: 500, text };
}

function phpResponse({ status, text }: PhpAnswer, quirks: readonly PhpQuirk[]): Response {
  return new HttpResponse(applyQuirks(quirks, text), {
    status,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
  });
}

function isPhpQuirk(fault: Fault): fault is PhpQuirk {
  return !([...callFaults, ...quietFaults] as readonly Fault[]).includes(fault);
}
