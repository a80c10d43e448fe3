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
  expect(accessRefusal({ access, kind: 'query' }, { session, onBehalfOf: undefined })).toBe(refused);
});

const accesses: readonly Access[] = ['everyone', 'signed-in', 'patients', 'professionals', 'joining-professionals'];

test.each<[page: string, keyof typeof visitors]>([
  ['pt-chiara', 'patient'],
  ['visitor', 'patient'],
  ['', 'patient'],
  ['pt-giulia', 'professional'],
  ['pt-giulia', 'joining professional'],
])('a page of "%s" does nothing with the session of the %s', (onBehalfOf, visitor) => {
  const session = createMemorySession(visitors[visitor], () => testNow);
  const refused = accesses.map((access) => accessRefusal({ access, kind: 'command' }, { session, onBehalfOf }));
  expect(refused).toEqual(accesses.map(() => 'other_account'));
});

test.each<[page: string, keyof typeof visitors]>([
  ['pt-giulia', 'patient'],
  ['visitor', 'joining professional'],
  ['pt-serra', 'joining professional'],
  ['visitor', 'nobody'],
  ['pt-giulia', 'nobody'],
])('a page of "%s" is judged by the access rule alone where the session is the %s’s', (onBehalfOf, visitor) => {
  const session = createMemorySession(visitors[visitor], () => testNow);
  const ofPage = accesses.map((access) => accessRefusal({ access, kind: 'command' }, { session, onBehalfOf }));
  expect(ofPage).toEqual(
    accesses.map((access) => accessRefusal({ access, kind: 'command' }, { session, onBehalfOf: undefined })),
  );
});

test.each<[page: string, reads: readonly Access[]]>([
  ['pt-chiara', []],
  ['visitor', ['everyone']],
])('a page of "%s" reads with the session of a patient only what is open to: %s', (onBehalfOf, reads) => {
  const session = createMemorySession(visitors.patient, () => testNow);
  const isRead = (access: Access) => accessRefusal({ access, kind: 'query' }, { session, onBehalfOf }) === undefined;
  expect(accesses.filter(isRead)).toEqual(reads);
});
