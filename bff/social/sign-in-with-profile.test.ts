import { expect, test } from 'vitest';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { LegacyHttpRequest } from '#bff/legacy/legacy-transport';
import { signInWithProfile } from '#bff/social/sign-in-with-profile';
import { createTestPlatform } from '#mocks/start-in-vitest';

const profile = {
  provider: 'google',
  id: 'id-giulia',
  name: 'Giulia Moretti',
  email: 'giulia.moretti@example.it',
  photoUrl: 'https://pictures.example/giulia.jpg',
  firstName: 'Giulia',
  lastName: 'Moretti',
} as const;

/** A visitor's context, and the requests sent to the platform. */
function setUp() {
  const platform = createTestPlatform();
  const sent: LegacyHttpRequest[] = [];
  const visitor = platform.contextFor(null);
  const legacy = createLegacyClient({
    transport: (request) => {
      sent.push(request);
      return platform.transport(request);
    },
    log: platform.log,
    signal: AbortSignal.timeout(5_000),
    paths: {},
  });
  return { platform, sent, context: { ...visitor, legacy } };
}

test.each([
  [{ idToken: 'an identity' }, { idToken: 'an identity' }],
  [{ authToken: 'an access token' }, { authToken: 'an access token' }],
])(
  'hands the platform who the person is and the credential to check: %o (SOCIAL-05, SOCIAL-06)',
  async (credential, told) => {
    const { sent, context } = setUp();
    await signInWithProfile(context, profile, credential);
    expect(sent.map(({ call, body }) => [call, JSON.parse(body ?? '')])).toEqual([
      ['socialLogin', { ...profile, ...told }],
    ]);
  },
);

test('the session is the patient’s own, and not a remembered one (SOCIAL-07)', async () => {
  const { context } = setUp();
  await signInWithProfile(context, profile, { idToken: 'an identity' });
  expect(context.session.read()).toMatchObject({
    privateToken: 'secret-giulia',
    userType: 'patient',
    scope: 'full',
    remembered: false,
  });
});

test('whoever the platform refuses, and every professional, stays outside', async () => {
  const { platform, context } = setUp();
  const professional = { ...profile, email: 'andrea.rinaldi@example.it' };
  const credential = { idToken: 'an identity' };
  await expect(signInWithProfile(context, professional, credential)).rejects.toMatchObject({ reason: 'not_a_patient' });
  const refused = signInWithProfile(context, profile, { idToken: '' });
  await expect(refused).rejects.toMatchObject({ reason: 'platform_refused' });
  expect(context.session.read()).toBeNull();
  expect(JSON.stringify(platform.logged)).not.toContain('an identity');
});
