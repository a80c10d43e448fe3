import type { Context } from '#bff/context';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { LegacyHttpRequest } from '#bff/legacy/legacy-transport';
import type { PersonaName } from '#mocks/personas';
import type { TestPlatform } from '#mocks/start-in-vitest';

/** A call as it leaves for the platform, its body read again. */
export interface WatchedCall extends Pick<LegacyHttpRequest, 'base' | 'method' | 'path'> {
  readonly body: unknown;
}

/** A request's context whose calls of one name are kept as they were sent, for tests to read; the platform gets them all. */
export function watchCalls(
  platform: TestPlatform,
  persona: PersonaName,
  name: string,
): { readonly context: Context; readonly sent: readonly WatchedCall[] } {
  const sent: WatchedCall[] = [];
  const context = platform.contextFor(persona);
  const legacy = createLegacyClient({
    transport(request) {
      const { call, base, method, path, body = 'null' } = request;
      if (call === name) sent.push({ base, method, path, body: JSON.parse(body) });
      return platform.transport(request);
    },
    log: context.log,
    signal: AbortSignal.timeout(10_000),
    paths: {},
  });
  return { context: { ...context, legacy }, sent };
}
