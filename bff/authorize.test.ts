import { expect, test } from 'vitest';
import { accessRefusal } from '#bff/authorize';
import type { Access } from '#contracts/kernel/operation';
import { createMemorySession } from '#mocks/mounts/memory-session';
import { sessionFor, testNow } from '#mocks/start-in-vitest';

const visitors = {
  nobody: null,
  patient: sessionFor('giulia', testNow),
  professional: sessionFor('rinaldi', testNow),
  'joining professional': { ...sessionFor('serra', testNow), scope: 'onboarding' },
  'joining patient': { ...sessionFor('sara', testNow), scope: 'onboarding' },
} as const;

test.each<[Access, keyof typeof visitors, string | undefined]>([
  ['everyone', 'nobody', undefined],
  ['signed-in', 'nobody', 'unauthenticated'],
  ['signed-in', 'patient', undefined],
  ['signed-in', 'joining professional', 'unauthenticated'],
  ['patients', 'patient', undefined],
  ['patients', 'professional', 'forbidden'],
  ['professionals', 'professional', undefined],
  ['professionals', 'patient', 'forbidden'],
  ['professionals', 'joining professional', 'unauthenticated'],
  ['joining-professionals', 'nobody', 'unauthenticated'],
  ['joining-professionals', 'patient', 'forbidden'],
  ['joining-professionals', 'professional', undefined],
  ['joining-professionals', 'joining professional', undefined],
  ['joining-professionals', 'joining patient', 'forbidden'],
])('%s: %s is refused as %s', (access, visitor, refused) => {
  const session = createMemorySession(visitors[visitor], () => testNow);
  expect(accessRefusal(access, session)).toBe(refused);
});
