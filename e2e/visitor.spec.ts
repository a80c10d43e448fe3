import type { Page } from '@playwright/test';
import { followCalls } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { expectRegistered, fillPatientSteps } from '#e2e/register';

test.use({ viewport: { width: 375, height: 780 }, hasTouch: true });
test.beforeEach(async ({ chain }) => chain.platform.reset());

const profile = '/#/dashboard/therapist-detail?pt=pt-serafini';
const text = 'Buongiorno dottoressa, vorrei un primo colloquio.';

/** Registers as a new patient, in the wizard that the button of a dialog leads to. */
async function register(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Registrati' }).click();
  await expect(page).toHaveURL(/#\/register\?role=patient/);
  await fillPatientSteps(page);
  await page.getByRole('button', { name: 'registrati' }).click();
  await expectRegistered(page, 'patient');
  await expect(page.getByText('Hai già fatto l’accesso')).toBeVisible();
}

test('a visitor on a phone writes to a therapist, registers, and sends the message with one press, once (GUARD-41)', async ({
  page,
  chain: { platform },
}) => {
  const calls = await followCalls(platform);
  await page.goto('/#/patient');
  await page.getByRole('link', { name: 'Guarda i terapeuti' }).click();
  await expect(page).toHaveURL(/#\/dashboard\/therapist$/);
  await page.goto(profile);
  await page.getByRole('button', { name: 'Scrivi un messaggio' }).tap();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await register(page);
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

test('a heart that a visitor pressed is set by registering, survives a reload and leads back (GUARD-40)', async ({
  page,
}) => {
  await page.goto(profile);
  await page.getByRole('button', { name: 'Aggiungi ai preferiti' }).tap();
  await register(page);
  await expect(page.getByText('Aggiunto ai preferiti: Chiara Serafini.')).toBeVisible();
  await page.getByRole('link', { name: 'Torna a Chiara Serafini' }).tap();
  await expect(page.getByRole('button', { name: 'Sposta in fondo ai preferiti' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sposta in fondo ai preferiti' })).toBeVisible();
});

for (const address of ['/#/patient', '/#/doctor'] as const) {
  test(`${address} shows the whole form at once on a phone (LOGIN-06, LOGIN-07)`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'Alcuni terapeuti' }).getByRole('link')).toHaveCount(3);
    for (const control of [page.getByLabel('Password'), page.getByRole('button', { name: /^ACCEDI/ })]) {
      const box = await control.first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(780);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
