import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { openChat, say } from '#e2e/sessions';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const chat = 'chat-giulia-rinaldi';

/** Resolves once a tab of the page's browser holds the user's stream. */
async function hasStream(page: Page): Promise<void> {
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? []);
  await expect.poll(held).toContainEqual(expect.stringMatching(/^ascolto-live\//));
}

test('what one writes is on every page of the other at once, whichever of them holds the stream', async ({
  signInAs,
}) => {
  const giulia = await signInAs('giulia');
  const rinaldi = await signInAs('rinaldi');
  await giulia.context().clock.install();
  await openChat(giulia, chat);
  const tab = await giulia.context().newPage();
  await openChat(tab, chat);
  await openChat(rinaldi, chat);
  for (const page of [giulia, tab, rinaldi]) await hasStream(page);
  // With their timers stopped the pages refresh nothing by themselves.
  await giulia.context().clock.pauseAt(Date.now() + 1_000);
  await say(rinaldi, 'Arriva subito?');
  await expect(giulia.getByRole('log')).toContainText('Arriva subito?');
  await expect(tab.getByRole('log')).toContainText('Arriva subito?');
  await giulia.close();
  await say(rinaldi, 'E adesso?');
  await expect(tab.getByRole('log')).toContainText('E adesso?');
});
