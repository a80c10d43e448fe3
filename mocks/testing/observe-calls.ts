import type { Context } from '#bff/context';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { PersonaName } from '#mocks/personas';
import type { TestPlatform } from '#mocks/start-in-vitest';
import { type SentCall, sentCall } from '#mocks/testing/sent-call';

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
