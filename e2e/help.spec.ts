import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { openAfresh } from '#e2e/open-afresh';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const button = (page: Page) => page.getByRole('link', { name: /^Scrivici su WhatsApp/ });

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is laid nowhere.');
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
  expect(isApart, `${JSON.stringify(one)} lies on ${JSON.stringify(two)}`).toBe(true);
}

test('the button is dragged by mouse, stays in the window, keeps its place, and a drag opens nothing (HELP-27, HELP-28, HELP-29, HELP-30)', async ({
  signInAs,
}) => {
  const page = await signInAs('giulia');
  await page.goto('/#/dashboard/faq');
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
  await openAfresh(page, '/#/dashboard/ticket');
  await button(page).waitFor();
  expect((await boxOf(button(page))).x).toBeCloseTo(left.x, 0);
  await page.setViewportSize({ width: 375, height: 500 });
  await expect.poll(async () => (await boxOf(button(page))).y).toBeLessThanOrEqual(435);
  await expectInside(page);
});

test('a press opens the messaging app in another tab, which cannot reach this one (HELP-31)', async ({ signInAs }) => {
  const page = await signInAs('giulia');
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.goto('/#/dashboard/faq');
  const [opened] = await Promise.all([page.context().waitForEvent('page'), button(page).click()]);
  await opened.waitForLoadState();
  expect(opened.url()).toMatch(/^https:\/\/wa\.me\/390000000000\?text=Buongiorno/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test('arrow keys move the button, a menu takes it to a corner and hides it', async ({ signInAs }) => {
  const page = await signInAs('rinaldi');
  await page.goto('/#/dashboard/faq');
  // The screen leads the focus to its heading when it has come: keys pressed earlier would go on from there.
  await expect(page.getByRole('heading', { name: 'Domande frequenti per i professionisti' })).toBeFocused();
  const before = await boxOf(button(page));
  await button(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => (await boxOf(button(page))).x).toBeCloseTo(before.x - 96, 0);
  expect((await boxOf(button(page))).y).toBeCloseTo(before.y - 24, 0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'In basso a sinistra' }).press('Enter');
  await expect.poll(async () => (await boxOf(button(page))).x).toBeLessThan(20);
  await page.getByRole('button', { name: /^Sposta o nascondi/ }).press('Enter');
  await page.getByRole('button', { name: 'Nascondi', exact: true }).press('Enter');
  await expect(button(page)).toBeHidden();
  await page.getByRole('button', { name: 'Mostra il pulsante WhatsApp' }).press('Enter');
  await expect(button(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 780 }, hasTouch: true, isMobile: true });

  test('a finger drags the button without scrolling the page; it lies on no bar, no form and no focus, and over no conversation (HELP-28, HELP-30)', async ({
    page,
    chain,
  }) => {
    await chain.signIns.giveTo(page.context(), 'giulia');
    await page.goto('/#/dashboard/ticket-detail?id=31d8c6ea');
    await button(page).waitFor();
    await expectApart(page, page.getByRole('navigation', { name: 'Sezioni principali' }));
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

    const form = page.getByRole('form', { name: 'Aggiungi un commento' });
    await page.getByRole('textbox', { name: 'Il tuo commento' }).tap();
    await form.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(async () => expectApart(page, form)).toPass();
    await page.goto('/#/dashboard/chat?selected_chat=chat-giulia-rinaldi');
    await page.getByRole('textbox', { name: 'Il tuo messaggio' }).waitFor();
    await expect(button(page)).toBeHidden();
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    await expect(button(page)).toBeVisible();
  });
});

test('in a window with room beside the messages it lies on no box for a message', async ({ page, chain }) => {
  await page.setViewportSize({ width: 800, height: 780 });
  await chain.signIns.giveTo(page.context(), 'giulia');
  await page.goto('/#/dashboard/chat?selected_chat=chat-giulia-rinaldi');
  await button(page).waitFor();
  await expect(async () => expectApart(page, page.locator('[data-composer]'))).toPass();
});

test('the frequent questions are read by keyboard alone, and an answer’s address leads to it (HELP-02)', async ({
  page,
}) => {
  await page.goto('/#/dashboard/faq?type=faq');
  await page.getByRole('searchbox', { name: 'Cerca tra le risposte' }).focus();
  await page.keyboard.press('Tab');
  const first = page.getByRole('button', { name: 'Il primo colloquio si paga?' });
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No, il primo colloquio è gratuito.')).toBeVisible();
  expect(page.url()).toContain('voce=primo-colloquio');
  await page.reload();
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
});

test('on a wide page the questions stand in two columns; printed, every answer is read', async ({ page }) => {
  await page.goto('/#/dashboard/faq?type=faq');
  const [one, other] = [
    page.getByRole('region', { name: 'Il primo passo' }),
    page.getByRole('region', { name: 'Account e assistenza' }),
  ];
  await one.waitFor();
  expect((await boxOf(other)).x).toBeGreaterThan((await boxOf(one)).x + (await boxOf(one)).width - 1);
  const answer = page.getByText(/^Il credito che resta non si usa più per prenotare/);
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(button(page)).toBeHidden();
});
