import { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import type { LegacyCall } from '#contracts/kernel/platform/legacy-call';
import { legacyCalls } from '#contracts/legacy-calls';
import { createTestPlatform } from '#mocks/start-in-vitest';

const calls: readonly LegacyCall[] = Object.values(legacyCalls);

/** Calls that share an address have a handler each, which their own tests distinguish. */
test.each(calls.map((call) => ({ name: call.name, call })))('$name has exactly one handler', ({ call }) => {
  const { handlers } = createTestPlatform({ scenario: 'personas-only' });
  const wanted = { method: call.method, path: `*/${call.base}${call.path}` };
  const infos = handlers.filter((handler) => handler instanceof HttpHandler).map(({ info }) => info);
  const there = infos.filter(({ method, path }) => method === wanted.method && path === wanted.path);
  const sharing = calls.filter(
    ({ method, base, path }) => method === call.method && `*/${base}${path}` === wanted.path,
  );
  expect(there).toHaveLength(sharing.length);
});
