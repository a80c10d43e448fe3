import { expect, test } from 'vitest';
import { wantedAddress } from '#web/routing/wanted-address';

test.each([
  '/dashboard',
  '/dashboard/calendar?day=2026-11-25',
  '/dashboard/courses/detail?id=3',
  '/dashboard/chat?selected_chat=chat-giulia-rinaldi',
  '/complete-profile',
])('%s is opened again after login', (wanted) => {
  expect(wantedAddress({ wanted })).toBe(wanted);
});

test.each([
  '//evil.example/dashboard',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  '/dashboard/../evil',
  '/dashboardevil',
  '/dashboard\\evil',
  '/dashboard?a=\\evil',
  '/patient',
  `/dashboard?${'a'.repeat(500)}`,
  '',
  42,
  undefined,
])('%s is none of our own and is not opened', (wanted) => {
  expect(wantedAddress({ wanted })).toBeUndefined();
});

test.each([null, undefined, 'text', {}])('a location without a wanted address, %j, has none', (state) => {
  expect(wantedAddress(state)).toBeUndefined();
});

test.each([
  { user: 'pt-giulia', opens: true, what: 'the same user' },
  { user: undefined, opens: true, what: 'nobody known yet' },
  { user: 'pt-marco', opens: false, what: 'another user' },
])('where a session ended, its address is opened for $what: $opens', ({ user, opens }) => {
  const wanted = '/dashboard/chat?selected_chat=chat-giulia-rinaldi';
  expect(wantedAddress({ wanted, wantedBy: 'pt-giulia' }, user)).toBe(opens ? wanted : undefined);
});
