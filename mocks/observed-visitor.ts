import type { Context } from '#bff/context';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { type SentCall, sentCall } from '#mocks/sent-call';
import type { TestPlatform } from '#mocks/start-in-vitest';

/**
 * A visitor's request whose calls of the platform are kept, for tests to read. A call named in `answers` is answered with
 * that and never reaches the platform.
 */
export function observedVisitor(
  platform: TestPlatform,
  answers: Readonly<Record<string, unknown>> = {},
): { readonly context: Context; readonly sent: readonly SentCall[] } {
  const sent: SentCall[] = [];
  const context = platform.contextFor(null);
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
  return { context: { ...context, legacy }, sent };
}
