import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { openChat, say } from '#e2e/sessions';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const chat = 'chat-giulia-rinaldi';
const chatAddress = `/#/dashboard/chat?selected_chat=${chat}`;

test('shows a message at once on every page of the other user, whichever of them holds the stream', async ({
  page: giulia,
  chain,
  signInAs,
}) => {
  await chain.signIns.giveTo(giulia.context(), 'giulia');
  await giulia.clock.install();
  await openChat(giulia, chat);
  const tab = await giulia.context().newPage();
  await openChat(tab, chat);
  const rinaldi = await signInAs('rinaldi', chatAddress);
  for (const page of [giulia, tab, rinaldi]) await hasStream(page);
  // Stops the timers, so that the pages do not refresh by interval.
  await giulia.context().clock.pauseAt(Date.now() + 1_000);
  await say(rinaldi, 'Arriva subito?');
  await expect(giulia.getByRole('log')).toContainText('Arriva subito?');
  await expect(tab.getByRole('log')).toContainText('Arriva subito?');
  await giulia.close();
  await say(rinaldi, 'E adesso?');
  await expect(tab.getByRole('log')).toContainText('E adesso?');
});

test('counts messages below the visible part, keeps the place of a reader, and removes a deleted chat from the other page (CHAT-32, CHAT-41)', async ({
  signInAs,
}) => {
  const [giulia, rinaldi] = [await signInAs('giulia', chatAddress), await signInAs('rinaldi', chatAddress)];
  for (const page of [giulia, rinaldi]) await hasStream(page);
  await test.step('new messages below', () => countsAndReadsNewMessages(giulia, rinaldi));
  await test.step('an own message from another tab', () => keepsPlaceOfReader(rinaldi));
  await test.step('a deleted chat', async () => {
    await rinaldi.getByRole('textbox', { name: 'Il tuo messaggio' }).fill('Stavo scrivendo');
    await giulia.getByRole('button', { name: 'Altro sulla conversazione' }).click();
    await giulia.getByRole('button', { name: 'Elimina chat' }).click();
    await giulia.getByRole('dialog').getByRole('button', { name: 'Elimina chat' }).click();
    await expect(rinaldi.getByText('Questa conversazione è stata eliminata')).toBeVisible();
    await expect(rinaldi.getByText('Stavo scrivendo')).toBeVisible();
    await expect(rinaldi.getByRole('log')).toHaveCount(0);
  });
});

/** Resolves once a tab of the page's browser holds the user's stream. */
async function hasStream(page: Page): Promise<void> {
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? []);
  await expect.poll(held).toContainEqual(expect.stringMatching(/^ascolto-live\//));
}

/** Messages that arrive below the visible part are counted there, and are read once they are visible. */
async function countsAndReadsNewMessages(reader: Page, writer: Page): Promise<void> {
  const log = reader.getByRole('log');
  await log.hover();
  await reader.mouse.wheel(0, -3_000);
  await expect(reader.getByRole('button', { name: 'Vai agli ultimi messaggi' })).toBeVisible();
  for (let one = 1; one < 10; one += 1) await say(writer, `Riga ${one}`);
  await say(writer, 'Lo leggi?');
  const jump = reader.getByRole('button', { name: '10 nuovi messaggi' });
  await expect(jump).toBeVisible();
  const sent = writer.getByRole('log').getByRole('listitem').filter({ hasText: 'Lo leggi?' });
  await expect(sent).toContainText('Inviato');
  await expect(reader.getByRole('link', { name: /^Chat/ }).first()).toContainText('10');
  await jump.click();
  await expect(log).toBeFocused();
  await expect(log.getByText('Nuovi messaggi')).toBeInViewport();
  await expect(log.getByText('Riga 1')).toBeInViewport();
  await expect(sent).toContainText('Inviato');
  await jump.click();
  await expect(sent).toContainText('Letto');
  await expect(jump).toBeHidden();
}

/** A user who reads older messages stays there when their own message comes from another tab. */
async function keepsPlaceOfReader(page: Page): Promise<void> {
  const log = page.getByRole('log');
  await log.evaluate((box) => box.scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'Vai agli ultimi messaggi' })).toBeVisible();
  const tab = await page.context().newPage();
  await openChat(tab, chat);
  await say(tab, 'Da un’altra scheda.');
  await expect(log).toContainText('Da un’altra scheda.');
  expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
  await page.bringToFront();
  await say(page, 'E da questa.');
  await expect(log.getByText('E da questa.')).toBeInViewport();
}
