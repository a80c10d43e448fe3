import type { Page } from '@playwright/test';
import { followCalls } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { expectRegistered, fillPatientSteps } from '#e2e/register';

test.use({ viewport: { width: 375, height: 780 }, hasTouch: true });
test.beforeEach(async ({ chain }) => chain.platform.reset());

const text = 'Buongiorno dottoressa, vorrei un primo colloquio.';

test('shows the whole login on a phone, and sends a visitor’s message once, after registering (GUARD-41, LOGIN-06, LOGIN-07)', async ({
  page,
  chain: { platform },
}) => {
  const calls = await followCalls(platform);
  for (const address of ['/#/doctor', '/#/patient']) {
    await test.step(address, () => showsWholeLogin(page, address));
  }
  await page.getByRole('link', { name: 'Guarda i terapeuti' }).click();
  await expect(page).toHaveURL(/#\/dashboard\/therapist$/);
  await page.goto('/#/dashboard/therapist-detail?pt=pt-serafini');
  await page.getByRole('button', { name: 'Scrivi un messaggio' }).tap();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await test.step('registering', () => register(page));
  await expect(page.getByText(/Il tuo messaggio non è ancora partito/)).toBeVisible();
  await page.getByRole('link', { name: 'Torna a Chiara Serafini' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Scrivi a Chiara Serafini' });
  await expect(dialog.getByRole('textbox')).toHaveValue(text);
  expect(await calls('createChat')).toEqual([]);
  await dialog.getByRole('button', { name: 'Invia messaggio' }).dblclick();
  await expect(page).toHaveURL(/#\/dashboard\/chat\?selected_chat=/);
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
  expect(await calls('createChat')).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(text);
});

async function showsWholeLogin(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Alcuni terapeuti' }).getByRole('link')).toHaveCount(3);
  for (const control of [page.getByLabel('Password'), page.getByRole('button', { name: /^ACCEDI/ })]) {
    await expect(control.first()).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Registers as a new patient, in the wizard that the button of a dialog opens. */
async function register(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Registrati' }).click();
  await expect(page).toHaveURL(/#\/register\?role=patient/);
  await fillPatientSteps(page);
  await page.getByRole('button', { name: 'registrati' }).click();
  await expectRegistered(page, 'patient');
  await expect(page.getByText('Hai già fatto l’accesso')).toBeVisible();
}
