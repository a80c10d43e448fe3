import { expect, test } from '#e2e/fixtures';
import { signIn } from '#e2e/people';

test('leaves at once while a note is being written, and takes the note off the screen of another tab', async ({
  page,
}) => {
  await page.context().route('https://www.meteoam.it/**', (route) => route.fulfill({ body: 'Meteo' }));
  await signIn(page, 'rinaldi');
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/#/dashboard/patient-card?user_pt=pt-giulia&tab=note');
    await tab.getByRole('button', { name: 'Nuova nota' }).click();
    await tab.getByRole('dialog').getByLabel('Testo').pressSequentially('Parla del padre.');
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Esci subito' }).click();
  await expect(page.getByText('Meteo')).toBeVisible();
  await expect(other.getByRole('button', { name: 'ACCEDI ALLA PIATTAFORMA' })).toBeVisible();
  await expect(other.getByText('Giulia Moretti')).toHaveCount(0);
});
