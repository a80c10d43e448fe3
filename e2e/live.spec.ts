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

/** Stops the page's timers: nothing is refreshed any more, unless a hint says so. */
async function stopRefreshing(page: Page): Promise<void> {
  await page.clock.install();
}

test('what one writes is read by every page of the other at once, and the reading is told back', async ({
  signInAs,
}) => {
  const giulia = await signInAs('giulia');
  const rinaldi = await signInAs('rinaldi');
  await stopRefreshing(giulia);
  await openChat(giulia, chat);
  const tab = await giulia.context().newPage();
  await tab.goto('/#/dashboard');
  await openChat(rinaldi, chat);
  for (const page of [giulia, tab, rinaldi]) await hasStream(page);
  await giulia.bringToFront();
  await giulia.clock.pauseAt(Date.now() + 1_000);
  await say(rinaldi, 'Arriva subito?');
  await expect(giulia.getByRole('log')).toContainText('Arriva subito?');
});
