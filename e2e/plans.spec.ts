import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const cardOf = (page: Page) => page.getByRole('region', { name: 'Il tuo piano' });
const sumOf = (page: Page) => page.getByRole('region', { name: 'Quanto paghi' });
const awaited = (page: Page) => page.getByRole('dialog', { name: 'In attesa del pagamento' });

/** Opens the dialog from the card in the profile. */
async function openDialog(page: Page, button: string): Promise<Locator> {
  await page.goto('/#/dashboard/profile?tab=dati-fatturazione');
  await cardOf(page).getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'Scegli il tuo piano tariffario' });
  await expect(dialog.getByRole('radio', { name: /Premium/ })).toBeVisible();
  return dialog;
}

async function toPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByRole('button', { name: 'Salva e continua' }).click();
  await expect(sumOf(page)).toBeVisible();
}

async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel(/Codice coupon/).fill(code);
  await page.getByRole('button', { name: 'APPLICA CODICE' }).click();
  await expect(page.getByText('Coupon applicato:')).toBeVisible();
}

/** Presses the button that pays; gives the provider's page. */
async function paymentPage(page: Page, button: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const provider = await opened;
  await provider.waitForURL(/pagamento-piano/);
  return provider;
}

test('Basic is chosen without a payment, once the tax code is given (PLAN-05, PLAN-09, PLAN-11, AMB-48)', async ({
  signInAs,
}) => {
  const page = await signInAs('bassani');
  const dialog = await openDialog(page, 'Scegli il piano');
  await dialog.getByRole('radio', { name: /Basic/ }).check();
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByRole('button', { name: 'Salva e continua' }).click();
  await expect(page.getByText('Il campo Codice Fiscale deve contenere almeno 8 caratteri.')).toBeVisible();
  await page.getByLabel('Codice fiscale').fill('BSSLDI92P43A944X');
  await page.getByRole('button', { name: 'Salva e continua' }).click();
  await expect(sumOf(page)).toContainText('0,00 €');
  await page.getByRole('button', { name: 'Attiva Basic' }).click();
  await expect(page.getByText('Piano tariffario scelto con successo')).toBeVisible();
  await expect(cardOf(page)).toContainText('Basic');
});

test('Premium is paid on the provider’s page, and the card says so by itself (PLAN-16, PLAN-18, PLAN-22, PLAN-27)', async ({
  signInAs,
}) => {
  const page = await signInAs('serafini');
  await openDialog(page, 'Cambia piano');
  await toPayment(page);
  const provider = await paymentPage(page, 'Paga 59,78 €');
  await expect(awaited(page)).toBeVisible();
  await provider.getByRole('button', { name: 'Paga 59,78 €' }).click();
  await expect(provider.getByRole('status')).toContainText('il piano è attivo');
  await expect(page.getByText('Piano tariffario scelto con successo')).toBeVisible();
  await expect(cardOf(page)).toContainText('Premium 49,00 €');
});

test('a payment that was cancelled is taken up again after a reload, with its coupon (COUPON-14, PLAN-16)', async ({
  signInAs,
}) => {
  const page = await signInAs('serafini');
  await openDialog(page, 'Cambia piano');
  await toPayment(page);
  await applyCoupon(page, 'benvenuta20');
  const provider = await paymentPage(page, 'Paga 47,82 €');
  await provider.getByRole('button', { name: 'Annulla' }).click();
  await expect(provider.getByRole('status')).toContainText('non è stato preso niente');
  await provider.close();
  await page.reload();
  await expect(cardOf(page)).toContainText('Basic');
  await cardOf(page).getByRole('button', { name: 'Riprendi il pagamento' }).click();
  const opened = page.waitForEvent('popup');
  await awaited(page)
    .getByRole('link', { name: /Torna alla pagina di pagamento/ })
    .click();
  const again = await opened;
  await again.getByRole('button', { name: 'Paga 47,82 €' }).click();
  await expect(again.getByRole('status')).toContainText('il piano è attivo');
  await expect(cardOf(page)).toContainText('Premium 49,00 €');
});

test('a coupon that covers the price needs no payment, by the keys alone (COUPON-10, COUPON-15, AMB-48)', async ({
  signInAs,
}) => {
  const page = await signInAs('serafini');
  await page.goto('/#/dashboard/profile?tab=dati-fatturazione');
  await cardOf(page).getByRole('button', { name: 'Cambia piano' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /Premium/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continua' }).press('Enter');
  await page.getByRole('button', { name: 'Salva e continua' }).press('Enter');
  await page.getByLabel(/Codice coupon/).focus();
  await page.keyboard.type('sessanta');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Togli il coupon' })).toBeFocused();
  await expect(sumOf(page)).toContainText('Vale 2 mesi');
  await page.getByRole('button', { name: 'Attiva Premium' }).press('Enter');
  await expect(page.getByText('Piano tariffario scelto con successo')).toBeVisible();
  await expect(cardOf(page)).toContainText('Premium');
});
