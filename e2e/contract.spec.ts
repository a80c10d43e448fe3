import type { Page } from '@playwright/test';
import { setFault } from '#e2e/console';
import { type Demonstration, expect, test } from '#e2e/fixtures';
import { press, pressEscape } from '#e2e/keyboard';
import { accountOf } from '#e2e/platform-state';
import { contractSigned, lookAgain, newestSigningMessage, signWithCode } from '#e2e/setup/set-up-professional';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const guided = (page: Page) => page.getByRole('button', { name: 'FIRMA CONTRATTO CON OTP' });

/** How many text messages were sent. */
async function messagesSent({ origin }: Demonstration) {
  return (await (await fetch(`${origin}/`)).text()).split('SMS a ').length - 1;
}

test('sends the message for the contract by keyboard alone, and once it is signed every tab follows, saying it once (CONTRACT-10, CONTRACT-12, LIVE-04, HDR-12)', async ({
  chain: { platform },
  signInAs,
}) => {
  const page = await signInAs('conti');
  const other = await page.context().newPage();
  await other.goto('/#/dashboard/calendar');
  await expect(guided(other)).toBeVisible();
  await page.bringToFront();
  await test.step('at 320 pixels and with text of twice the size the button pushes nothing out of the window', async () => {
    await pushesNothingOut(page, { width: 320, height: 640 }, '100%');
    await pushesNothingOut(page, { width: 640, height: 900 }, '200%');
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  });

  const form = page.getByRole('dialog', { name: 'Firma del contratto' });
  const waiting = page.getByRole('dialog', { name: 'Manca davvero poco!' });
  await test.step('Esc closes the form and gives the focus back', async () => {
    await openByKeyboard(page);
    await pressEscape(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(guided(page)).toBeFocused();
  });
  await test.step('a message that failed is reported in the dialog, and sent again by one press', async () => {
    await setFault(platform, 'sendContractCode', 'connection-lost-before');
    await openByKeyboard(page);
    await press(page, form.getByRole('textbox', { name: 'Telefono' }));
    await expect(waiting.getByRole('alert')).toBeVisible();
    expect(await messagesSent(platform)).toBe(0);
    await setFault(platform, 'sendContractCode');
    await expect(waiting.locator(':focus')).toBeVisible();
    await press(page, waiting.getByRole('button', { name: 'Invia di nuovo' }));
    await expect(waiting.getByText('Abbiamo inviato un SMS')).toBeVisible();
    expect(await messagesSent(platform)).toBe(1);
    const { public_configuration } = await accountOf(platform, 'conti');
    expect(public_configuration).toMatchObject({ contract_phone: '+393994401286' });
  });

  await test.step('the code signs once', async () => {
    const { code, address } = await newestSigningMessage(platform);
    const phone = await page.context().newPage();
    await phone.goto(address);
    await signWithCode(phone, '000');
    await expect(phone.getByRole('alert')).toContainText('Il codice non è giusto');
    await signWithCode(phone, code);
    await expect(phone.getByRole('status')).toContainText('Contratto firmato');
    await phone.goto(address);
    await expect(phone.getByRole('status')).toContainText('già stato usato');
    await phone.close();
  });

  await test.step('every tab follows, and one of them says it', async () => {
    await lookAgain(page);
    await expect(page.getByText(contractSigned)).toBeVisible();
    await page.getByRole('dialog', { name: 'Contratto firmato' }).getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hai bisogno di aiuto?' })).toBeVisible();
    await expect(page.getByText('per iniziare')).toBeHidden();
    await lookAgain(other);
    await expect(other.getByRole('button', { name: 'Hai bisogno di aiuto?' })).toBeVisible();
    await expect(other.getByText(contractSigned)).toBeHidden();
  });
});

async function openByKeyboard(page: Page): Promise<void> {
  await guided(page).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Telefono' })).toHaveValue('399 440 1286');
  // Once a dialog is open it has the focus, and would take it back from what is pressed sooner.
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
}

/** Fails when a control of the header is beyond the window, or the page scrolls sideways. */
async function pushesNothingOut(page: Page, size: { width: number; height: number }, text: string): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), text);
  await expect(guided(page)).toBeVisible();
  const controls = page.locator('header a, header button');
  expect(await controls.count()).toBeGreaterThan(4);
  const outside = () =>
    controls.evaluateAll(
      (all) =>
        all.filter((one) => {
          const { left, right, width } = one.getBoundingClientRect();
          return width > 0 && (left < -1 || right > window.innerWidth + 1);
        }).length,
    );
  await expect.poll(outside).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
