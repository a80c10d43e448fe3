import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { tabTo } from '#e2e/keyboard';
import {
  applyCoupon,
  awaitedPayment,
  goToPlanPayment,
  openPlanDialog,
  openPlanPaymentPage,
  planCard,
  planChosen,
  planSum,
  planSumLines,
} from '#e2e/setup/plan-purchase';

test.beforeEach(async ({ chain }) => chain.platform.reset());

test('resumes a plan choice after a reload, and activates it with a coupon that covers the price by keyboard alone (COMPL-12, PLAN-11, COUPON-10, AMB-48)', async ({
  signInAs,
}) => {
  const page = await signInAs('bassani');
  const dialog = await openPlanDialog(page, 'Scegli il piano');
  await dialog.getByRole('radio', { name: /Premium/ }).check();
  await page.getByRole('button', { name: 'Continua' }).click();

  await test.step('no field that Tab reaches is under the buttons at the end of the dialog', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByLabel('Codice fiscale')).toBeVisible();
    for (const label of ['Codice fiscale', 'Partita IVA', 'Banca']) await isUncovered(page, label);
  });

  await test.step('a short tax code is refused', async () => {
    await page.getByRole('button', { name: 'Salva e continua' }).click();
    await expect(page.getByText('Il campo Codice Fiscale deve contenere almeno 8 caratteri.')).toBeVisible();
    await page.getByLabel('Codice fiscale').fill('BSSLDI92P43A944X');
    await page.getByRole('button', { name: 'Salva e continua' }).click();
  });

  await test.step('plan and coupon code are there again after a reload', async () => {
    await page.getByLabel(/Codice coupon/).fill('SESSANTA');
    await page.reload();
    await planCard(page).getByRole('button', { name: 'Scegli il piano' }).press('Enter');
    await expect(page.getByText('Abbiamo ripreso la scelta che avevi iniziato.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /Premium/ })).toBeChecked();
    await page.getByRole('button', { name: 'Continua' }).press('Enter');
    await page.getByRole('button', { name: 'Salva e continua' }).press('Enter');
    await expect(page.getByLabel(/Codice coupon/)).toHaveValue('SESSANTA');
    expect((await planSumLines(page)).at(-1)).toBe('Totale 59,78 €');
  });

  await test.step('the coupon covers the price, and no payment is asked for', async () => {
    await page.getByLabel(/Codice coupon/).press('Enter');
    await expect(page.getByRole('button', { name: 'Togli il coupon' })).toBeFocused();
    await expect(planSum(page)).toContainText('Vale 2 mesi');
    await page.getByRole('button', { name: 'Attiva Premium' }).press('Enter');
    await expect(page.getByText(planChosen)).toBeVisible();
    await expect(planCard(page)).toContainText('Premium');
  });
});

/** Fails when something covers the lower edge of the field once Tab has reached it. */
async function isUncovered(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label);
  await tabTo(page, field);
  const onTop = await field.evaluate((element) => {
    const { left, bottom, width } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, bottom - 4) === element;
  });
  expect(onTop, label).toBe(true);
}

test('gives up a cancelled payment in every tab, and resumes another after a reload with its coupon (COUPON-14, PLAN-16, PLAN-27)', async ({
  signInAs,
}) => {
  const page = await signInAs('serafini');
  await openPlanDialog(page, 'Cambia piano');
  await goToPlanPayment(page);

  await test.step('a payment cancelled at the provider is unpaid at the return, and given up in one tab it is awaited in none', async () => {
    const provider = await openPlanPaymentPage(page, 'Paga 59,78 €');
    await provider.getByRole('button', { name: 'Annulla' }).click();
    // Every page of this browser counts as looked at, so that none notices the return by itself.
    await page.locator('html').dispatchEvent('focus', { bubbles: true });
    await expect(awaitedPayment(page).getByText('Il pagamento non risulta ancora.')).toBeVisible();
    await provider.close();
    const home = await page.context().newPage();
    await home.goto('/#/dashboard');
    await home.getByRole('button', { name: 'Ho cambiato idea' }).click();
    await expect(home.getByText('Non aspettiamo più il pagamento')).toBeVisible();
    await home.close();
    await expect(page.getByRole('dialog', { name: 'Scegli il tuo piano tariffario' })).toBeVisible();
  });

  await test.step('the coupon changes the sum, and the payment is resumed after a reload', async () => {
    await goToPlanPayment(page);
    await applyCoupon(page, 'benvenuta20');
    expect(await planSumLines(page)).toEqual([
      'Prezzo senza IVA 49,00 €',
      'Sconto del coupon −9,80 €',
      'Prezzo scontato 39,20 €',
      'IVA 22% 8,62 €',
      'Totale 47,82 €',
    ]);
    const provider = await openPlanPaymentPage(page, 'Paga 47,82 €');
    await provider.getByRole('button', { name: 'Annulla' }).click();
    await expect(provider.getByRole('status')).toContainText('non è stato preso niente');
    await provider.close();
    await page.reload();
    await expect(planCard(page)).toContainText('Basic');
    await planCard(page).getByRole('button', { name: 'Riprendi il pagamento' }).click();
    const opened = page.waitForEvent('popup');
    await awaitedPayment(page)
      .getByRole('link', { name: /Torna alla pagina di pagamento/ })
      .click();
    const again = await opened;
    await again.getByRole('button', { name: 'Paga 47,82 €' }).click();
    await expect(again.getByRole('status')).toContainText('il piano è attivo');
    await expect(planCard(page)).toContainText('Premium 49,00 €');
  });
});
