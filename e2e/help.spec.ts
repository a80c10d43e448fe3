import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';

test.beforeEach(async ({ chain }) => chain.platform.reset());

test('lets the mouse drag the support button inside the window, and opens the messaging app on a press (HELP-27, HELP-28, HELP-29, HELP-31)', async ({
  page,
  chain,
}) => {
  await chain.signIns.giveTo(page.context(), 'giulia');
  await page.goto('/#/dashboard/faq');
  await test.step('a drag', () => staysInsideWhenDragged(page));
  await test.step('a press', () => opensMessagingApp(page));
  await test.step('a window with room beside the messages', async () => {
    await page.setViewportSize({ width: 800, height: 780 });
    await page.goto('/#/dashboard/chat?selected_chat=chat-giulia-rinaldi');
    await button(page).waitFor();
    await expect(async () => expectApart(page, page.locator('[data-composer]'))).toPass();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 780 }, hasTouch: true, isMobile: true });

  test('lets a finger drag the support button, which covers no bar, no form and no conversation (HELP-28, HELP-30)', async ({
    page,
    chain,
  }) => {
    await chain.signIns.giveTo(page.context(), 'giulia');
    await page.goto('/#/dashboard/ticket-detail?id=31d8c6ea');
    await button(page).waitFor();
    await expectApart(page, page.getByRole('navigation', { name: 'Sezioni principali' }));
    await test.step('a drag', () => scrollsNothingWhenDragged(page));
    await test.step('a form', async () => {
      const form = page.getByRole('form', { name: 'Aggiungi un commento' });
      await page.getByRole('textbox', { name: 'Il tuo commento' }).tap();
      await form.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(async () => expectApart(page, form)).toPass();
    });
    await test.step('a conversation', async () => {
      await page.goto('/#/dashboard/chat?selected_chat=chat-giulia-rinaldi');
      await page.getByRole('textbox', { name: 'Il tuo messaggio' }).waitFor();
      await expect(button(page)).toBeHidden();
      await page.getByRole('link', { name: 'Chat', exact: true }).click();
      await expect(button(page)).toBeVisible();
    });
  });
});

test('shows the frequent questions in two columns, opens one by keyboard, and prints every answer (HELP-02)', async ({
  page,
}) => {
  await page.goto('/#/dashboard/faq?type=faq');
  await test.step('two columns', async () => {
    const one = page.getByRole('region', { name: 'Il primo passo' });
    const other = page.getByRole('region', { name: 'Account e assistenza' });
    await one.waitFor();
    const { x, width } = await boxOf(one);
    expect((await boxOf(other)).x).toBeGreaterThan(x + width - 1);
  });
  await test.step('the keyboard', async () => {
    await page.getByRole('searchbox', { name: 'Cerca tra le risposte' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Il primo colloquio si paga?' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No, il primo colloquio è gratuito.')).toBeVisible();
    await expect(page).toHaveURL(/voce=primo-colloquio/);
  });
  await test.step('paper', async () => {
    const answer = page.getByText(/^Il credito che resta non si usa più per prenotare/);
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(button(page)).toBeHidden();
  });
});

const button = (page: Page) => page.getByRole('link', { name: /^Scrivici su WhatsApp/ });

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return box;
}

async function middleOf(one: Locator) {
  const { x, y, width, height } = await boxOf(one);
  return { x: x + width / 2, y: y + height / 2 };
}

async function expectInside(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await boxOf(button(page));
  expect(box).toMatchObject({ width: 65, height: 65 });
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + 65).toBeLessThanOrEqual(width);
  expect(box.y + 65).toBeLessThanOrEqual(height);
}

async function expectApart(page: Page, other: Locator): Promise<void> {
  const [one, two] = [await boxOf(button(page)), await boxOf(other)];
  const isApart =
    one.x + one.width <= two.x ||
    two.x + two.width <= one.x ||
    one.y + one.height <= two.y ||
    two.y + two.height <= one.y;
  expect(isApart, `${JSON.stringify(one)} covers ${JSON.stringify(two)}`).toBe(true);
}

/** Drags the button beyond the left edge; its place stays on another screen and inside a smaller window. */
async function staysInsideWhenDragged(page: Page): Promise<void> {
  await expectInside(page);
  const from = await middleOf(button(page));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 5 });
  await page.mouse.move(-200, 350, { steps: 5 });
  await page.mouse.up();
  await expectInside(page);
  const left = await boxOf(button(page));
  expect(left.x).toBeLessThan(40);
  expect(page.context().pages()).toHaveLength(1);
  await page.goto('/#/dashboard/ticket');
  await button(page).waitFor();
  expect((await boxOf(button(page))).x).toBeCloseTo(left.x, 0);
  await page.setViewportSize({ width: 375, height: 500 });
  await expect.poll(async () => (await boxOf(button(page))).y).toBeLessThanOrEqual(435);
  await expectInside(page);
}

/** The other tab cannot reach this one. */
async function opensMessagingApp(page: Page): Promise<void> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const [opened] = await Promise.all([page.context().waitForEvent('page'), button(page).click()]);
  await opened.waitForLoadState();
  expect(opened.url()).toMatch(/^https:\/\/wa\.me\/390000000000\?text=Buongiorno/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await opened.close();
}

async function scrollsNothingWhenDragged(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(button(page));
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const scrolled = await page.evaluate(() => window.scrollY);
  await finger('touchStart', [{ x, y }]);
  for (let step = 1; step <= 8; step += 1) await finger('touchMove', [{ x: x - step * 15, y: y - step * 40 }]);
  await finger('touchEnd', []);
  await expect.poll(async () => (await middleOf(button(page))).y).toBeLessThan(y - 200);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(page.context().pages()).toHaveLength(1);
}
