import type { Page } from '@playwright/test';
import { setFault } from '#e2e/console';
import { type Demonstration, expect, test } from '#e2e/fixtures';
import { press } from '#e2e/keyboard';
import { accountOf } from '#e2e/platform-state';
import { contractSigned, lookAgain, newestSigningMessage, signWithCode } from '#e2e/setup/set-up-professional';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const guided = (page: Page) => page.getByRole('button', { name: 'FIRMA CONTRATTO CON OTP' });

/** How many text messages were sent. */
async function messagesSent({ origin }: Demonstration) {
  return (await (await fetch(`${origin}/`)).text()).split('SMS a ').length - 1;
}

async function askForMessage(page: Page) {
  await guided(page).click();
  const form = page.getByRole('dialog', { name: 'Firma del contratto' });
  await expect(form.getByRole('textbox', { name: 'Telefono' })).toHaveValue('399 440 1286');
  await form.getByRole('button', { name: 'Invia OTP' }).click();
  await expect(page.getByRole('dialog', { name: 'Manca davvero poco!' })).toBeVisible();
}

test('from the header’s button to the signature: the message’s link signs, and every tab follows, saying it once (CONTRACT-08, CONTRACT-12, LIVE-04, HDR-12)', async ({
  chain: { platform },
  signInAs,
}) => {
  const page = await signInAs('conti');
  const other = await page.context().newPage();
  await other.goto('/#/dashboard/calendar');
  await expect(guided(other)).toBeVisible();
  await page.bringToFront();
  await askForMessage(page);
  expect(await accountOf(platform, 'conti')).toMatchObject({
    public_configuration: { contract_phone: '+393994401286' },
  });

  const { code, address } = await newestSigningMessage(platform);
  const phone = await page.context().newPage();
  await phone.goto(address);
  await signWithCode(phone, '000');
  await expect(phone.getByRole('alert')).toContainText('Il codice non è giusto');
  await signWithCode(phone, code);
  await expect(phone.getByRole('status')).toContainText('Contratto firmato');
  await phone.goto(address);
  await expect(phone.getByRole('status')).toContainText('già stato usato');

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

test('by keyboard alone: a failed message is told inside, sent again by one press, and Esc gives the focus back (CONTRACT-06, CONTRACT-10)', async ({
  chain: { platform },
  signInAs,
}) => {
  const page = await signInAs('conti');
  await setFault(platform, 'sendContractCode', 'connection-lost-before');
  await guided(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Telefono' })).toHaveValue('399 440 1286');
  // Once a dialog is open it has the focus, and would take it back from what is pressed sooner.
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await press(page, page.getByRole('textbox', { name: 'Telefono' }));
  const last = page.getByRole('dialog', { name: 'Manca davvero poco!' });
  await expect(last.getByRole('alert')).toBeVisible();
  expect(await messagesSent(platform)).toBe(0);
  await setFault(platform, 'sendContractCode');
  await expect(last.locator(':focus')).toBeVisible();
  await press(page, last.getByRole('button', { name: 'Invia di nuovo' }));
  await expect(last.getByText('Abbiamo inviato un SMS')).toBeVisible();
  expect(await messagesSent(platform)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(guided(page)).toBeFocused();
});

for (const { what, width, height, text } of [
  { what: 'at 320 pixels', width: 320, height: 640, text: '100%' },
  { what: 'with text of twice the size', width: 640, height: 900, text: '200%' },
]) {
  test(`${what} the header’s button pushes nothing out of the window (HDR-11)`, async ({ signInAs }) => {
    const page = await signInAs('conti');
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    await expect(guided(page)).toBeVisible();
    const outside = await page.evaluate(() => {
      const controls = document.querySelectorAll('header a, header button');
      return [...controls].filter((one) => {
        const { left, right, width: wide } = one.getBoundingClientRect();
        return wide > 0 && (left < -1 || right > window.innerWidth + 1);
      }).length;
    });
    expect(await page.locator('header a, header button').count()).toBeGreaterThan(4);
    expect(outside).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}
