import { expect, type Locator, type Page } from '@playwright/test';

/** One's own plan in the profile. */
export const planCard = (page: Page) => page.getByRole('region', { name: 'Il tuo piano' });
/** The sum in the last step of the purchase. */
export const planSum = (page: Page) => page.getByRole('region', { name: 'Quanto paghi' });
/** Shown while a payment is awaited. */
export const awaitedPayment = (page: Page) => page.getByRole('dialog', { name: 'In attesa del pagamento' });

/** Said once the platform has the plan as active. */
export const planChosen = 'Piano tariffario scelto con successo';

/** Opens the dialog from the card in the profile. */
export async function openPlanDialog(page: Page, button: string): Promise<Locator> {
  await page.goto('/#/dashboard/profile?tab=dati-fatturazione');
  await planCard(page).getByRole('button', { name: button }).click();
  return planDialog(page);
}

/** The dialog that chooses a plan, once it is loaded. */
export async function planDialog(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Scegli il tuo piano tariffario' });
  await expect(dialog.getByRole('radio', { name: /Premium/ })).toBeVisible();
  return dialog;
}

/** Goes from the chosen plan through the billing data to the sum. */
export async function goToPlanPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByRole('button', { name: 'Salva e continua' }).click();
  await expect(planSum(page)).toBeVisible();
}

export async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel(/Codice coupon/).fill(code);
  await page.getByRole('button', { name: 'APPLICA CODICE' }).click();
  await expect(page.getByText('Coupon applicato:')).toBeVisible();
}

/** The lines of the sum and their amounts, as they are read. */
export async function planSumLines(page: Page): Promise<readonly string[]> {
  const lines = await planSum(page).locator('dl > div').allInnerTexts();
  return lines.map((line) => line.replaceAll(/\s+/g, ' '));
}

/** Presses the button that pays; gives the provider's page. */
export async function openPlanPaymentPage(page: Page, button: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const provider = await opened;
  await provider.waitForURL(/pagamento-piano/);
  return provider;
}
