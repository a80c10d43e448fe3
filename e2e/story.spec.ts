import { expect, test } from '#e2e/fixtures';
import { tellTheStory } from '#e2e/tell-the-story';

test.beforeEach(async ({ chain }) => chain.platform.reset());

test('takes two people from the directory to a first talk and its cancellation, and keeps all of it over a restart (CHAT-36, APPT-41, APPT-89, APPT-57)', async ({
  chain,
  signInAs,
}) => {
  const patient = await signInAs('sara');
  await tellTheStory({ patient, therapist: await signInAs('rinaldi') });
  await chain.platform.goDown();
  await chain.platform.comeBack();
  await chain.backEnd.restart();
  await patient.reload();
  await expect(patient.getByRole('log')).toContainText('Buongiorno Sara, volentieri.');
  await expect(patient.getByRole('log').getByText('ANNULLATA').first()).toBeVisible();
});
