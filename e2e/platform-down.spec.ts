import { expect, test } from '#e2e/fixtures';

test.describe.configure({ mode: 'serial' });

// After an outage the back end does not ask the platform for a while; a restart keeps that from the next test.
test.afterEach(async ({ chain }) => chain.backEnd.restart());

test('with the platform down a page loads, says so calmly, and recovers without a reload (LEGACY-34)', async ({
  chain,
  signInAs,
}) => {
  const giulia = await signInAs('giulia');
  await chain.platform.goDown();
  await giulia.goto('/#/dashboard/calendar');
  await expect(giulia.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible();
  await giulia.goto('/#/dashboard/therapist-detail?pt=pt-rinaldi');
  await expect(giulia.getByText('Il servizio non risponde in questo momento').first()).toBeVisible();
  await chain.platform.comeBack();
  await expect(giulia.getByText('Andrea Rinaldi').first()).toBeVisible({ timeout: 90_000 });
});

test('a reload while the platform is down keeps the user where they were, and the screen comes by itself (GUARD-32)', async ({
  chain,
  signInAs,
}) => {
  const giulia = await signInAs('giulia');
  await giulia.goto('/#/dashboard/calendar');
  await chain.platform.goDown();
  // Often enough for the back end to stop asking the platform for a while.
  for (let reload = 0; reload < 4; reload += 1) {
    await giulia.reload();
    await expect(giulia.getByText('Il servizio non risponde in questo momento').first()).toBeVisible();
  }
  await expect(giulia).toHaveURL(/#\/dashboard\/calendar/);
  await chain.platform.comeBack();
  await expect(giulia.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible({ timeout: 90_000 });
});
