import { expect, type Page, test } from '@playwright/test';

const paymentPage = '/?scenario=personas-only&pagamento=event-giulia-unpaid';

/** A counter that rises with every write of the platform; a write of one tab reaches the others a moment later. */
const written = (page: Page) =>
  page.evaluate(() => localStorage.getItem('demonstration-platform/personas-only/counter'));

test('takes nothing on a payment page that is given up, and takes a payment once from two tabs', async ({
  context,
}) => {
  const [page, other] = [await context.newPage(), await context.newPage()];
  await page.goto(paymentPage);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByRole('status')).toContainText('la seduta resta da confermare');
  await page.getByRole('link', { name: 'tornare al pagamento' }).click();
  await other.goto(paymentPage);
  await expect(other.getByRole('button', { name: 'Paga 57,50 €' })).toBeVisible();
  await page.getByRole('button', { name: 'Paga 57,50 €' }).click();
  await expect(page.getByRole('status')).toContainText('Pagamento ricevuto');
  await expect.poll(() => written(other)).toBe(await written(page));
  await other.getByRole('button', { name: 'Paga 57,50 €' }).click();
  await expect(other.getByRole('status')).toContainText('già pagata');
});
