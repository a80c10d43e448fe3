import type { Locator, Page } from '@playwright/test';
import { goOffline } from '#e2e/connection';
import { expect, test } from '#e2e/fixtures';
import { pressEscape } from '#e2e/keyboard';
import { layoutShiftsOf, recordLayoutShifts, totalShift } from '#e2e/layout-shifts';
import { openChat } from '#e2e/sessions';
import { setTextSize } from '#e2e/text-size';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const withGiulia = 'chat-giulia-rinaldi';
const desktop = { width: 1280, height: 900 };
const phone = { width: 375, height: 780 };

test('fills the window of a patient, shows and hides the list, and keeps the box in sight at twice the text size (CHAT-05, CHAT-06, CHAT-09)', async ({
  page,
  chain,
}) => {
  await recordLayoutShifts(page.context());
  await chain.signIns.giveTo(page.context(), 'giulia');
  await page.setViewportSize(phone);
  const log = await openChat(page, withGiulia);
  await page.getByRole('button', { name: 'Ho capito' }).click();
  await test.step('a phone', () => fillsWindow(page));
  await test.step('the list by keyboard', () => showsListByKeys(page));
  await test.step('the list and Back', () => hidesListOnBack(page));
  await test.step('text of twice the size', async () => {
    await setTextSize(page, '200%');
    await leavesRoomForMessages(page, log);
  });
  await test.step('text of twice the size, offline and in a low window', () => keepsBoxAboveBar(page));
  await test.step('a wide window', async () => {
    await page.setViewportSize(desktop);
    await openChat(page, withGiulia);
    await fillsWindow(page);
  });
});

test('fills the window of a therapist, covers no message with a day, and shows every control at twice the text size (CHAT-05, CHAT-06)', async ({
  page,
  chain,
}) => {
  await recordLayoutShifts(page.context());
  await chain.signIns.giveTo(page.context(), 'rinaldi');
  await page.setViewportSize(desktop);
  const log = await openChat(page, withGiulia);
  await page.getByRole('button', { name: 'Ho capito' }).click();
  await test.step('a wide window', async () => {
    await fillsWindow(page);
    await coversNoMessageWithDay(log);
  });
  await test.step('a phone', async () => {
    await page.setViewportSize(phone);
    await openChat(page, withGiulia);
    await fillsWindow(page);
  });
  await test.step('text of twice the size', async () => {
    await setTextSize(page, '200%');
    await showsEveryControl(page);
  });
  await test.step('a dialog with text of twice the size', () => showsDialogFromTop(page));
});

test('keeps the last message above the box, with nothing over it, in a browser set to text of twice the size', async ({
  page,
  chain,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await chain.signIns.giveTo(page.context(), 'giulia');
  await page.setViewportSize({ width: 375, height: 667 });
  const log = await openChat(page, withGiulia);
  await page.getByRole('button', { name: 'Ho capito' }).click();
  const box = page.getByRole('textbox', { name: 'Il tuo messaggio' });
  await box.fill('Ci sono.');
  await box.press('Enter');
  const last = log.locator('[data-message]').last();
  await expect(last).toContainText('Inviato');
  for (const size of [
    { width: 375, height: 667 },
    { width: 360, height: 640 },
    { width: 320, height: 640 },
  ]) {
    await test.step(`${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size);
      await standsWholeAboveBox(page, last);
    });
  }
});

const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Il tuo messaggio' });

async function edgesOf(element: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  return { top: y, bottom: y + height };
}

/** Checks that the chat fills the window without making the page scroll, and that nothing moved while it loaded. */
async function fillsWindow(page: Page): Promise<void> {
  await expect(messageBox(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  expect(totalShift(await layoutShiftsOf(page))).toBeLessThanOrEqual(0.02);
}

async function showsListByKeys(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Mostra le conversazioni' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const current = page.getByRole('link', { name: /Andrea Rinaldi/ }).and(page.locator('[aria-current]'));
  await expect(current).toBeFocused();
  await expect(page.getByRole('searchbox')).toBeInViewport();
  await pressEscape(page);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(messageBox(page)).toBeInViewport({ ratio: 1 });
}

async function hidesListOnBack(page: Page): Promise<void> {
  // Closing the list calls `history.back()`, which ends later.
  const steps = () => page.evaluate<number>('history.state?.usr?.dialogs?.length ?? 0');
  await expect.poll(steps).toBe(0);
  await page.getByRole('button', { name: 'Mostra le conversazioni' }).click();
  await expect(page.getByRole('searchbox')).toBeInViewport();
  await expect.poll(steps).toBe(1);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('log')).toBeInViewport();
}

async function leavesRoomForMessages(page: Page, log: Locator): Promise<void> {
  await expect(page.getByRole('button', { name: 'Avviso sulle emergenze' })).toBeInViewport({ ratio: 1 });
  await expect(messageBox(page)).toBeInViewport({ ratio: 1 });
  expect((await log.boundingBox())?.height).toBeGreaterThan(200);
  await log.evaluate((box) => box.scrollTo(0, 100));
  expect((await page.getByRole('button', { name: 'Vai agli ultimi messaggi' }).boundingBox())?.width).toBeLessThan(60);
}

/** Checks the box without a connection, in a low window, under the open note, and with a long draft. */
async function keepsBoxAboveBar(page: Page): Promise<void> {
  const bar = page.getByRole('navigation').last();
  const isAboveBar = async () => (await edgesOf(messageBox(page))).bottom <= (await edgesOf(bar)).top;
  await goOffline(page);
  await expect(page.getByText(/^Sei offline\./)).toBeVisible();
  await expect.poll(isAboveBar).toBe(true);
  await page.context().setOffline(false);
  await expect(page.getByText(/^Sei offline\./)).toBeHidden();
  await page.setViewportSize({ width: 375, height: 667 });
  await expect.poll(isAboveBar).toBe(true);
  await page.getByRole('button', { name: 'Avviso sulle emergenze' }).click();
  await expect.poll(isAboveBar).toBe(true);
  await expect(page.getByRole('link', { name: '112' })).toBeInViewport({ ratio: 1 });
  await messageBox(page).fill(Array.from({ length: 8 }, (_, line) => `Riga ${line}`).join('\n'));
  await expect.poll(isAboveBar).toBe(true);
  await expect(page.getByRole('button', { name: 'Invia' })).toBeInViewport({ ratio: 1 });
  await messageBox(page).fill('');
}

/** Scrolls through all messages in steps of 40 pixels. */
async function coversNoMessageWithDay(log: Locator): Promise<void> {
  const covered = await log.evaluate((box) => {
    const tops = Array.from({ length: Math.ceil(box.scrollHeight / 40) }, (_, step) => step * 40);
    return tops.filter((top) => {
      box.scrollTop = top;
      const messages = [...box.querySelectorAll('[data-message]')].map((message) => message.getBoundingClientRect());
      const labels = [...box.querySelectorAll('[role=group] > [aria-hidden]')].map((day) =>
        day.getBoundingClientRect(),
      );
      if (messages.length === 0 || labels.length === 0) return true;
      return labels.some((day) => messages.some(({ top: from, bottom }) => from < day.bottom && bottom > day.top));
    });
  });
  expect(covered).toEqual([]);
}

async function showsEveryControl(page: Page): Promise<void> {
  for (const part of [
    page.getByRole('button', { name: 'Nuovo appuntamento' }),
    page.getByRole('button', { name: 'Altro sulla conversazione' }),
    page.getByRole('log'),
    messageBox(page),
    page.getByRole('button', { name: 'Invia' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
}

/** Checks that the title is above the content of the dialog, and that its buttons come after the content. */
async function showsDialogFromTop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nuovo appuntamento' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo appuntamento' });
  const title = await edgesOf(dialog.getByRole('heading', { name: 'Nuovo appuntamento' }));
  const intro = await edgesOf(dialog.getByText('Tutti i campi sono obbligatori'));
  expect(title.bottom).toBeLessThanOrEqual(intro.top);
  const save = dialog.getByRole('button', { name: 'Salva appuntamento' });
  await expect(save).not.toBeInViewport();
  await save.scrollIntoViewIfNeeded();
  await expect(save).toBeInViewport({ ratio: 1 });
}

async function standsWholeAboveBox(page: Page, last: Locator): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Sezioni principali' });
  const { height } = page.viewportSize() ?? { height: Number.NaN };
  await expect(last).toBeInViewport({ ratio: 1 });
  const composer = await edgesOf(page.locator('[data-composer]'));
  expect((await edgesOf(last)).bottom).toBeLessThanOrEqual(composer.top);
  expect(composer.bottom).toBeLessThanOrEqual(height);
  await expect(page.getByRole('link', { name: '112' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeHidden();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Mostra le conversazioni' }).click();
  await expect(bar).toBeInViewport();
  await pressEscape(page);
  await expect(page.getByRole('searchbox')).toBeHidden();
}
