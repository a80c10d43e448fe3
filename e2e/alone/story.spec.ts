import { expect, test } from '@playwright/test';
import { signIn } from '#e2e/people';
import { tellTheStory } from '#e2e/tell-the-story';

test('tells the same story without a server, with patient and therapist side by side in two tabs (CHAT-36, APPT-41, APPT-89)', async ({
  context,
}) => {
  const patient = await context.newPage();
  const therapist = await context.newPage();
  await signIn(patient, 'sara');
  await signIn(therapist, 'rinaldi');
  await tellTheStory({ patient, therapist });
});

test('starts the scenario that the address names', async ({ page }) => {
  await page.goto('/?scenario=legacy-down#/dashboard/therapist');
  await expect(page.getByText('Il servizio non risponde in questo momento').first()).toBeVisible();
});
