import { expect, test } from '#e2e/fixtures';
import { say } from '#e2e/sessions';
import { tellTheStory } from '#e2e/tell-the-story';

test.beforeEach(async ({ chain }) => chain.platform.reset());

test('two people find each other, write, agree on a first talk and one cancels it (CHAT-36, APPT-41, APPT-89, APPT-57)', async ({
  signInAs,
}) => {
  await tellTheStory({ patient: await signInAs('sara'), therapist: await signInAs('rinaldi') });
});

test('what two people did is there after the platform and the back end were stopped and started again', async ({
  chain,
  signInAs,
}) => {
  const giulia = await signInAs('giulia');
  await giulia.goto('/#/dashboard/chat?selected_chat=chat-giulia-rinaldi');
  await say(giulia, 'Questo resta.');
  await chain.platform.goDown();
  await chain.platform.comeBack();
  await chain.backEnd.restart();
  await giulia.reload();
  await expect(giulia.getByRole('log')).toContainText('Questo resta.');
});
