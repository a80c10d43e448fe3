import type { Context } from '#bff/context';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import { setAt } from '#bff/users/testing/spoilt-user';
import { type PersonaName, personas } from '#mocks/personas';
import type { TestPlatform } from '#mocks/start-in-vitest';

/** A context whose platform stores the persona's user with these fields, and everything else as usual. */
export function withOwnUser(platform: TestPlatform, persona: PersonaName, spoilt: Readonly<Record<string, unknown>>) {
  const row: object = platform.db.users.get(personas[persona].publicToken) ?? {};
  let kept = Object.entries(spoilt).reduce((user, [path, value]) => setAt(user, path, value), row);
  const transport: LegacyTransport = async (request) => {
    if (request.call === 'updateUser') kept = JSON.parse(request.body ?? '').user;
    if (!['login', 'session', 'updateUser'].includes(request.call)) return platform.transport(request);
    return { status: 200, body: new TextEncoder().encode(JSON.stringify({ user: kept })) };
  };
  const { log } = platform;
  const legacy = createLegacyClient({ transport, log, paths: {}, signal: new AbortController().signal });
  const contextFor = (who: PersonaName | null): Context => ({ ...platform.contextFor(who), legacy });
  return { contextFor, kept: () => kept };
}
