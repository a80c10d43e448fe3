import { expect, test } from '#e2e/fixtures';
import { tabTo } from '#e2e/keyboard';
import {
  applyCoupon,
  awaitedPayment,
  goToPlanPayment,
  openPlanDialog,
  openPlanPaymentPage,
  payPlan,
  planCard,
  planChosen,
  planSum,
  planSumLines,
} from '#e2e/setup/plan-purchase';

test.beforeEach(async ({ chain }) => chain.platform.reset());

test('Basic is chosen without a payment, once the tax code is given (PLAN-05, PLAN-09, PLAN-11, COMPL-12)', async ({
  signInAs,
}) => {
  const page = await signInAs('bassani');
  const dialog = await openPlanDialog(page, 'Scegli il piano');
  await dialog.getByRole('radio', { name: /Basic/ }).check();
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByRole('button', { name: 'Salva e continua' }).click();
  await expect(page.getByText('Il campo Codice Fiscale deve contenere almeno 8 caratteri.')).toBeVisible();
  await page.getByLabel('Codice fiscale').fill('BSSLDI92P43A944X');
  await page.getByRole('button', { name: 'Salva e continua' }).click();
  await expect(planSum(page)).toContainText('0,00 €');
  await page.getByRole('button', { name: 'Attiva Basic' }).click();
  await expect(page.getByText(planChosen)).toBeVisible();
  await expect(planCard(page)).toContainText('Basic');
});

test('in a long dialog what the keyboard reaches is never under the buttons that stay in sight', async ({
  signInAs,
}) => {
  const page = await signInAs('bassani');
  await page.setViewportSize({ width: 1280, height: 900 });
  const dialog = await openPlanDialog(page, 'Scegli il piano');
  await dialog.getByRole('radio', { name: /Premium/ }).check();
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByLabel('Codice fiscale')).toBeVisible();
  for (const label of ['Codice fiscale', 'Partita IVA', 'Banca']) {
    const field = page.getByLabel(label);
    await tabTo(page, field);
    const isUncovered = await field.evaluate((element) => {
      const { left, bottom, width } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, bottom - 4) === element;
    });
    expect(isUncovered, label).toBe(true);
  }
});

const line = { price: 'Prezzo senza IVA 49,00 €', nothing: ['IVA 22% 0,00 €', 'Totale 0,00 €'] };

for (const { what, coupon, sum, lasts, ids } of [
  {
    what: 'no coupon',
    coupon: null,
    sum: [line.price, 'IVA 22% 10,78 €', 'Totale 59,78 €'],
    lasts: 'Vale un mese',
    ids: 'PLAN-16, PLAN-18, PLAN-22, PLAN-27',
  },
  {
    what: 'a percentage',
    coupon: 'BENVENUTA20',
    sum: [line.price, 'Sconto del coupon −9,80 €', 'Prezzo scontato 39,20 €', 'IVA 22% 8,62 €', 'Totale 47,82 €'],
    lasts: 'Vale un mese',
    ids: 'COUPON-14, PLAN-16, PLAN-27',
  },
  {
    what: 'a fixed amount',
    coupon: 'DIECIEURO',
    sum: [line.price, 'Sconto del coupon −10,00 €', 'Prezzo scontato 39,00 €', 'IVA 22% 8,58 €', 'Totale 47,58 €'],
    lasts: 'Vale un mese',
    ids: 'COUPON-14, PLAN-16, PLAN-27',
  },
  {
    what: 'a fixed amount of 49, which is the whole price and three months',
    coupon: 'TREMESI',
    sum: [line.price, 'Sconto del coupon −49,00 €', 'Prezzo scontato 0,00 €', ...line.nothing],
    lasts: 'Vale 3 mesi',
    ids: 'COUPON-15, STATE-11, AMB-51',
  },
  {
    what: 'a fixed amount above the price, which takes off no more than the price',
    coupon: 'SESSANTA',
    sum: [line.price, 'Sconto del coupon −49,00 €', 'Prezzo scontato 0,00 €', ...line.nothing],
    lasts: 'Vale 2 mesi',
    ids: 'COUPON-15, STATE-11, AMB-48',
  },
]) {
  test(`Premium with ${what}: the sum to the cent, then the active plan, and the card says so by itself (${ids})`, async ({
    signInAs,
  }) => {
    const page = await signInAs('serafini');
    await openPlanDialog(page, 'Cambia piano');
    await goToPlanPayment(page);
    if (coupon) await applyCoupon(page, coupon);
    expect(await planSumLines(page)).toEqual(sum);
    await expect(planSum(page)).toContainText(lasts);
    const total = sum.at(-1)?.replace('Totale ', '') ?? '';
    if (total === '0,00 €') await page.getByRole('button', { name: 'Attiva Premium' }).click();
    else await payPlan(page, total);
    await expect(page.getByText(planChosen)).toBeVisible();
    await expect(planCard(page)).toContainText('Premium 49,00 €');
  });
}

test('a payment that was cancelled is taken up again after a reload, with its coupon (COUPON-14, PLAN-16)', async ({
  signInAs,
}) => {
  const page = await signInAs('serafini');
  await openPlanDialog(page, 'Cambia piano');
  await goToPlanPayment(page);
  await applyCoupon(page, 'benvenuta20');
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

test('plan and coupon code that were begun are there again after a reload', async ({ signInAs }) => {
  const page = await signInAs('bassani');
  const dialog = await openPlanDialog(page, 'Scegli il piano');
  await dialog.getByRole('radio', { name: /Premium/ }).check();
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByLabel('Codice fiscale').fill('BSSLDI92P43A944X');
  await page.getByRole('button', { name: 'Salva e continua' }).click();
  await page.getByLabel(/Codice coupon/).fill('BENVENUTA20');

  await page.reload();
  const again = await openPlanDialog(page, 'Scegli il piano');
  await expect(again.getByText('Abbiamo ripreso la scelta che avevi iniziato.')).toBeVisible();
  await expect(again.getByRole('radio', { name: /Premium/ })).toBeChecked();
  await goToPlanPayment(page);
  await expect(page.getByLabel(/Codice coupon/)).toHaveValue('BENVENUTA20');
  expect((await planSumLines(page)).at(-1)).toBe('Totale 59,78 €');
});

test('a payment cancelled at the provider is told as unpaid at the return, and given up in one tab it is awaited in none', async ({
  signInAs,
}) => {
  const page = await signInAs('serafini');
  await openPlanDialog(page, 'Cambia piano');
  await goToPlanPayment(page);
  const provider = await openPlanPaymentPage(page, 'Paga 59,78 €');
  await provider.getByRole('button', { name: 'Annulla' }).click();
  // Every page of this browser counts as looked at, so that none notices the return by itself.
  await page.locator('html').dispatchEvent('focus', { bubbles: true });
  await expect(awaitedPayment(page).getByText('Il pagamento non risulta ancora.')).toBeVisible();
  const home = await page.context().newPage();
  await home.goto('/#/dashboard');
  await home.getByRole('button', { name: 'Ho cambiato idea' }).click();
  await expect(home.getByText('Non aspettiamo più il pagamento')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Scegli il tuo piano tariffario' })).toBeVisible();
});

test('a coupon that covers the price needs no payment, by the keys alone (COUPON-10, COUPON-15, AMB-48)', async ({
  signInAs,
}) => {
  const page = await signInAs('serafini');
  await page.goto('/#/dashboard/profile?tab=dati-fatturazione');
  await planCard(page).getByRole('button', { name: 'Cambia piano' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /Premium/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continua' }).press('Enter');
  await page.getByRole('button', { name: 'Salva e continua' }).press('Enter');
  await page.getByLabel(/Codice coupon/).focus();
  await page.keyboard.type('sessanta');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Togli il coupon' })).toBeFocused();
  await expect(planSum(page)).toContainText('Vale 2 mesi');
  await page.getByRole('button', { name: 'Attiva Premium' }).press('Enter');
  await expect(page.getByText(planChosen)).toBeVisible();
  await expect(planCard(page)).toContainText('Premium');
});
