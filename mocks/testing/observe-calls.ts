import type { Context } from '#bff/context';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { LegacyHttpRequest } from '#bff/legacy/legacy-transport';
import type { PersonaName } from '#mocks/personas';
import type { TestPlatform } from '#mocks/start-in-vitest';

export interface ObservedRequest {
  readonly context: Context;
  /** The calls sent to the platform so far, in order. */
  readonly sent: readonly SentCall[];
  /** The sent calls of one name. */
  readonly sentTo: (call: string) => SentCall[];
}

/**
 * The context of a persona, or of a visitor for `null`, whose calls of the platform are recorded for tests. A call
 * listed in `answers` gets that answer and never reaches the platform.
 */
export function observeCalls(
  platform: TestPlatform,
  persona: PersonaName | null,
  answers: Readonly<Record<string, unknown>> = {},
): ObservedRequest {
  const sent: SentCall[] = [];
  const context = platform.contextFor(persona);
  const legacy = createLegacyClient({
    transport: (request) => {
      sent.push(sentCall(request));
      if (!(request.call in answers)) return platform.transport(request);
      const body = new TextEncoder().encode(JSON.stringify(answers[request.call]));
      return Promise.resolve({ status: 200, body });
    },
    log: context.log,
    signal: AbortSignal.timeout(10_000),
    paths: {},
  });
  return { context: { ...context, legacy }, sent, sentTo: (name) => sent.filter(({ call }) => call === name) };
}

/** A call as the back end sent it. */
export interface SentCall extends Pick<LegacyHttpRequest, 'call' | 'method' | 'base'> {
  /** Below the base, without its query. */
  readonly path: string;
  /** The JSON sent, or the query of a GET. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** The recorded form of a request to the platform. */
export function sentCall({ call, method, base, path: address, body, fileBody }: LegacyHttpRequest): SentCall {
  const [path = '', query] = address.split('?');
  const decoder = new TextDecoder();
  const parts = fileBody && Array.from(fileBody.parts(), (part) => decoder.decode(part, { stream: true }));
  const json = parts?.join('') ?? body ?? '{}';
  return { call, method, base, path, body: query ? Object.fromEntries(new URLSearchParams(query)) : JSON.parse(json) };
}
