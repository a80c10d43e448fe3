import type { Context } from '#bff/context';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { LegacyHttpRequest } from '#bff/legacy/legacy-transport';
import type { PersonaName } from '#mocks/personas';
import type { TestPlatform } from '#mocks/start-in-vitest';

export interface ObservedRequest {
  readonly context: Context;
  /** What was sent to the platform so far, in its order. */
  readonly sent: readonly SentCall[];
  /** The part of it that is one call. */
  readonly sentTo: (call: string) => SentCall[];
}

/**
 * A request of a persona, or of a visitor for `null`, whose calls of the platform are kept for tests to read. A call named
 * in `answers` is answered with that and never reaches the platform.
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

/** A request to the platform, for tests to read. */
export function sentCall({ call, method, base, path: address, body, fileBody }: LegacyHttpRequest): SentCall {
  const [path = '', query] = address.split('?');
  const decoder = new TextDecoder();
  const parts = fileBody && Array.from(fileBody.parts(), (part) => decoder.decode(part, { stream: true }));
  const json = parts?.join('') ?? body ?? '{}';
  return { call, method, base, path, body: query ? Object.fromEntries(new URLSearchParams(query)) : JSON.parse(json) };
}
