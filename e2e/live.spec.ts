import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import type { PersonName } from '#e2e/people';
import { openChat, say } from '#e2e/sessions';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const chat = 'chat-giulia-rinaldi';

/** Resolves once a tab of the page's browser holds the user's stream. */
async function hasStream(page: Page): Promise<void> {
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? []);
  await expect.poll(held).toContainEqual(expect.stringMatching(/^ascolto-live\//));
}

/** Both sides of the chat with it open, each with a stream that stands. */
async function bothInChat(signInAs: (person: PersonName) => Promise<Page>) {
  const [giulia, rinaldi] = [await signInAs('giulia'), await signInAs('rinaldi')];
  for (const page of [giulia, rinaldi]) {
    await openChat(page, chat);
    await hasStream(page);
  }
  return { giulia, rinaldi };
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

test('what arrives below the messages on screen is counted there, and is read once it is in sight (CHAT-32)', async ({
  signInAs,
}) => {
  const { giulia, rinaldi } = await bothInChat(signInAs);
  const log = giulia.getByRole('log');
  await log.hover();
  await giulia.mouse.wheel(0, -3_000);
  await expect(giulia.getByRole('button', { name: 'Vai agli ultimi messaggi' })).toBeVisible();
  for (let one = 1; one < 10; one += 1) await say(rinaldi, `Riga ${one}`);
  await say(rinaldi, 'Lo leggi?');
  const jump = giulia.getByRole('button', { name: '10 nuovi messaggi' });
  await expect(jump).toBeVisible();
  const sent = rinaldi.getByRole('log').getByRole('listitem').filter({ hasText: 'Lo leggi?' });
  await expect(sent).toContainText('Inviato');
  await expect(giulia.getByRole('link', { name: /^Chat/ }).first()).toContainText('10');
  await jump.click();
  await expect(log).toBeFocused();
  await expect(log.getByText('Nuovi messaggi')).toBeInViewport();
  await expect(log.getByText('Riga 1')).toBeInViewport();
  await expect(sent).toContainText('Inviato');
  await jump.click();
  await expect(sent).toContainText('Letto');
  await expect(jump).toBeHidden();
});

test('a chat that one deletes is gone from the other’s open page at once, and what was being written stays (CHAT-41)', async ({
  signInAs,
}) => {
  const { giulia, rinaldi } = await bothInChat(signInAs);
  await rinaldi.getByRole('textbox', { name: 'Il tuo messaggio' }).fill('Stavo scrivendo');
  await giulia.getByRole('button', { name: 'Altro sulla conversazione' }).click();
  await giulia.getByRole('button', { name: 'Elimina chat' }).click();
  await giulia.getByRole('dialog').getByRole('button', { name: 'Elimina chat' }).click();
  await expect(rinaldi.getByText('Questa conversazione è stata eliminata')).toBeVisible();
  await expect(rinaldi.getByText('Stavo scrivendo')).toBeVisible();
  await expect(rinaldi.getByRole('log')).toHaveCount(0);
});

test('who reads older messages stays there when their own message comes from another tab', async ({ signInAs }) => {
  const { giulia, rinaldi } = await bothInChat(signInAs);
  const log = rinaldi.getByRole('log');
  await log.evaluate((box) => box.scrollTo(0, 0));
  await expect(rinaldi.getByRole('button', { name: 'Vai agli ultimi messaggi' })).toBeVisible();
  const tab = await rinaldi.context().newPage();
  await openChat(tab, chat);
  await say(tab, 'Da un’altra scheda.');
  await expect(log).toContainText('Da un’altra scheda.');
  expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
  await rinaldi.bringToFront();
  await say(rinaldi, 'E da questa.');
  await expect(log.getByText('E da questa.')).toBeInViewport();
  await expect(giulia.getByRole('log')).toContainText('E da questa.');
});
