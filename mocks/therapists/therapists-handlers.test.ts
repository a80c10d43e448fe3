import { expect, test } from 'vitest';
import { profileView } from '#contracts/therapists/therapists.legacy';
import { createTestPlatform } from '#mocks/start-in-vitest';

test('a view adds one to the professional’s count, in whatever form it stood, and changes nothing else', async () => {
  const { db, contextFor } = createTestPlatform({ scenario: 'personas-only' });
  const before = db.users.get('pt-rinaldi');
  await contextFor('giulia').legacy.call(profileView, { private_token: 'secret-giulia', user_pt: 'pt-rinaldi' });
  expect(before?.public_configuration['profile_views']).toBe('318');
  expect(db.users.get('pt-rinaldi')).toEqual({
    ...before,
    public_configuration: { ...before?.public_configuration, profile_views: 319 },
  });
});

test.each([
  { what: 'a patient', private_token: 'secret-giulia', user_pt: 'pt-marco' },
  { what: 'nobody', private_token: 'secret-giulia', user_pt: 'pt-nobody' },
  { what: 'a professional, by an unknown sender', private_token: 'forgotten', user_pt: 'pt-rinaldi' },
])('a view of $what is refused', async ({ what: _what, ...request }) => {
  const { legacy } = createTestPlatform({ scenario: 'personas-only' }).contextFor('giulia');
  await expect(legacy.call(profileView, request)).rejects.toMatchObject({ name: 'LegacyRefused' });
});
