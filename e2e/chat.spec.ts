import type { Locator } from '@playwright/test';
import { goOffline } from '#e2e/connection';
import { expect, test } from '#e2e/fixtures';
import { layoutShiftsOf, recordLayoutShifts, totalShift } from '#e2e/layout-shifts';
import { type PersonName, signIn } from '#e2e/people';
import { openChat } from '#e2e/sessions';

const withGiulia = 'chat-giulia-rinaldi';
const phone = { width: 375, height: 780 };

/** How much of the page is beyond the window, in pixels. */
const beyond = 'document.documentElement.scrollHeight - window.innerHeight';

for (const viewport of [{ width: 1280, height: 900 }, phone]) {
  for (const person of ['giulia', 'rinaldi'] satisfies PersonName[]) {
    test(`at ${viewport.width} pixels the chat of ${person} fills the window, and nothing in it moves by itself (CHAT-05, CHAT-06)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await signIn(page, person);
      await page.getByRole('button', { name: 'Ho capito' }).click();
      await recordLayoutShifts(page.context());
      await openChat(page, withGiulia);
      await expect(page.getByRole('textbox', { name: 'Il tuo messaggio' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(beyond)).toBe(0);
      expect(totalShift(await layoutShiftsOf(page))).toBeLessThanOrEqual(0.02);
    });
  }
}

test('on a phone the list slides over the conversation and away again, by keys alone (CHAT-09)', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'giulia');
  await openChat(page, withGiulia);
  const box = page.getByRole('textbox', { name: 'Il tuo messaggio' });
  await page.getByRole('button', { name: 'Mostra le conversazioni' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('link', { name: /Andrea Rinaldi/, exact: false }).and(page.locator('[aria-current]')),
  ).toBeFocused();
  await expect(page.getByRole('searchbox')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Mostra le conversazioni' })).toBeFocused();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(box).toBeInViewport({ ratio: 1 });
});

test('on a phone Back hides the list, and the conversation stays (CHAT-09)', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'giulia');
  await openChat(page, withGiulia);
  await page.getByRole('button', { name: 'Mostra le conversazioni' }).click();
  await expect(page.getByRole('searchbox')).toBeInViewport();
  // The list is a step of the history once the press has been dealt with.
  await expect.poll(() => page.evaluate(() => history.state.usr?.dialogs?.length)).toBe(1);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('log')).toBeInViewport();
});

test('with text of twice the size header, messages and box are all in sight on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'rinaldi');
  await page.getByRole('button', { name: 'Ho capito' }).click();
  await openChat(page, withGiulia);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const control of [
    page.getByRole('button', { name: 'Nuovo appuntamento' }),
    page.getByRole('button', { name: 'Altro sulla conversazione' }),
    page.getByRole('textbox', { name: 'Il tuo messaggio' }),
    page.getByRole('button', { name: 'Invia' }),
  ]) {
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('log')).toBeInViewport({ ratio: 1 });
});

test('with text of twice the size the note above a patient’s chat leaves room for messages and box', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.setViewportSize(phone);
  await signIn(page, 'giulia');
  await page.getByRole('button', { name: 'Ho capito' }).click();
  const log = await openChat(page, withGiulia);
  await expect(page.getByRole('button', { name: 'Avviso sulle emergenze' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('textbox', { name: 'Il tuo messaggio' })).toBeInViewport({ ratio: 1 });
  expect((await log.boundingBox())?.height).toBeGreaterThan(200);
  await log.evaluate((box) => box.scrollTo(0, 100));
  expect((await page.getByRole('button', { name: 'Vai agli ultimi messaggi' }).boundingBox())?.width).toBeLessThan(60);
});

test('with text of twice the size the box is in sight without a connection, and in a window as low as a small phone’s', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'giulia');
  await page.getByRole('button', { name: 'Ho capito' }).click();
  await openChat(page, withGiulia);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const box = page.getByRole('textbox', { name: 'Il tuo messaggio' });
  const bar = page.getByRole('navigation').last();
  const isAboveBar = async () => {
    const [written, below] = await Promise.all([box.boundingBox(), bar.boundingBox()]);
    return written && below && written.y + written.height <= below.y;
  };
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
  await box.fill(Array.from({ length: 8 }, (_, line) => `Riga ${line}`).join('\n'));
  await expect.poll(isAboveBar).toBe(true);
  await expect(page.getByRole('button', { name: 'Invia' })).toBeInViewport({ ratio: 1 });
});

for (const size of [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
]) {
  test(`in a browser that writes twice as large, at ${size.width} by ${size.height}, the last message stands whole above the box, and nothing floats over it`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await signIn(page, 'giulia');
    await page.getByRole('button', { name: 'Ho capito' }).click();
    const log = await openChat(page, withGiulia);
    const box = page.getByRole('textbox', { name: 'Il tuo messaggio' });
    await box.fill('Ci sono.');
    await box.press('Enter');
    const last = log.locator('[data-message]').last();
    await expect(last).toContainText('Inviato');
    await expect(last).toBeInViewport({ ratio: 1 });
    const edgesOf = async (element: Locator) => {
      const at = await element.boundingBox();
      return { top: at?.y ?? Number.NaN, bottom: (at?.y ?? Number.NaN) + (at?.height ?? 0) };
    };
    const composer = await edgesOf(page.locator('[data-composer]'));
    expect((await edgesOf(last)).bottom).toBeLessThanOrEqual(composer.top);
    expect(composer.bottom).toBeLessThanOrEqual(size.height);
    await expect(page.getByRole('link', { name: '112' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Sezioni principali' })).toBeHidden();
    await page.getByRole('button', { name: 'Mostra le conversazioni' }).click();
    await expect(page.getByRole('navigation', { name: 'Sezioni principali' })).toBeInViewport();
  });
}

test('however far the messages are scrolled, no day stands over one of them', async ({ page }) => {
  await signIn(page, 'rinaldi');
  const log = await openChat(page, withGiulia);
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
});

test('with text of twice the size a dialog’s title stands above its content, and its buttons come after it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'rinaldi');
  await openChat(page, withGiulia);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.getByRole('button', { name: 'Nuovo appuntamento' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo appuntamento' });
  const title = await dialog.getByRole('heading', { name: 'Nuovo appuntamento' }).boundingBox();
  const intro = await dialog.getByText('Tutti i campi sono obbligatori').boundingBox();
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(intro?.y ?? 0);
  await expect(dialog.getByRole('button', { name: 'Salva appuntamento' })).not.toBeInViewport();
  await dialog.getByRole('button', { name: 'Salva appuntamento' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'Salva appuntamento' })).toBeInViewport({ ratio: 1 });
});
