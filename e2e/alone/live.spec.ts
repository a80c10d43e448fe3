import { expect, test } from '@playwright/test';
import { signIn } from '#e2e/people';
import { openChat, say } from '#e2e/sessions';

const chat = 'chat-giulia-rinaldi';

test('without a server, too, a tab is told at once what another user’s tab has done', async ({ context }) => {
  const giulia = await context.newPage();
  const rinaldi = await context.newPage();
  await signIn(giulia, 'giulia');
  await signIn(rinaldi, 'rinaldi');
  await openChat(giulia, chat);
  await openChat(rinaldi, chat);
  await giulia.clock.install();
  await giulia.reload();
  await expect(giulia.getByRole('log')).toBeVisible();
  await expect
    .poll(() => giulia.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? []))
    .toContain('ascolto-live/pt-giulia');
  await giulia.clock.pauseAt(Date.now() + 1_000);
  await say(rinaldi, 'Anche senza server.');
  await expect(giulia.getByRole('log')).toContainText('Anche senza server.');
});
