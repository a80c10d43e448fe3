import { expect, test } from 'vitest';
import { runOperation } from '#bff/run-operation';
import { handleStartSocialSignIn } from '#bff/social/start-social-sign-in';
import { startSocialSignIn } from '#contracts/login/login.api';
import { createTestPlatform } from '#mocks/start-in-vitest';

const ask = (platform: ReturnType<typeof createTestPlatform>, provider: unknown) =>
  runOperation(startSocialSignIn, handleStartSocialSignIn, platform.contextFor(null), { provider });

test.each(['google', 'facebook'])('names our own page that leads on to %s', async (provider) => {
  const { status, body } = await ask(createTestPlatform(), provider);
  expect({ status, body }).toEqual({ status: 200, body: { address: `/auth/${provider}` } });
});

test('refuses the one that is not configured, and no other (SOCIAL-13)', async () => {
  const platform = createTestPlatform({ socialProviders: ['facebook'] });
  expect(await ask(platform, 'google')).toMatchObject({ status: 422, body: { code: 'provider_not_configured' } });
  expect(await ask(platform, 'facebook')).toMatchObject({ status: 200 });
});

test('knows no third provider (SOCIAL-12)', async () => {
  expect(await ask(createTestPlatform(), 'twitter')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});
