import { readFile } from 'node:fs/promises';
import { setFault } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { reloadAfterDialog } from '#e2e/open-afresh';
import { signIn } from '#e2e/people';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const profile = (tab: string) => `/#/dashboard/patient-details?tab=${tab}`;
const saved = 'Informazioni salvate con successo';

test('a patient walks the five tabs, changes data in two of them, and finds the documents again', async ({ page }) => {
  // A sign-in of its own, since it ends with signing out.
  await signIn(page, 'giulia');
  await page.getByRole('link', { name: 'Il tuo profilo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Telefono' }).fill('399 000 1122');
  await page.getByRole('tab', { name: 'Fatturazione' }).click();
  await page.getByRole('radio', { name: 'No, mi oppongo all’invio' }).check();
  await expect(page.getByText('2 modifiche da salvare')).toBeVisible();
  await page.getByRole('button', { name: 'Salva informazioni' }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/tab=fatturazione/);
  await expect(page.getByRole('radio', { name: 'No, mi oppongo all’invio' })).toBeChecked();

  await page.getByRole('tab', { name: 'Documenti' }).click();
  const file = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /^Scarica la fattura di/ })
    .first()
    .click();
  expect((await file).suggestedFilename()).toMatch(/^fattura-rinaldi-giulia-\d{4}-\d{2}\.pdf$/);
  const consent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica il consenso per Andrea Rinaldi' }).click();
  expect((await consent).suggestedFilename()).toBe('CONSENSO.pdf');

  await page.getByRole('tab', { name: 'Psicoterapia' }).click();
  await expect(page.getByRole('row', { name: /Prossima/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Preferiti' }).click();
  await expect(page.getByRole('list', { name: 'Preferiti' })).toContainText('Andrea Rinaldi');
  await page.getByRole('main').getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/#\/patient$/);
});

test('of the same field in two browsers the second is asked, of different ones both last', async ({ signInAs }) => {
  const [one, other] = [await signInAs('giulia'), await signInAs('giulia')];
  for (const page of [one, other]) await page.goto(profile('informazioni'));
  await one.getByRole('textbox', { name: 'Telefono' }).fill('399 111 1111');
  await other.getByRole('textbox', { name: 'Telefono' }).fill('399 222 2222');
  await other.getByRole('checkbox', { name: /newsletter/ }).check();
  await one.getByRole('button', { name: 'Salva informazioni' }).click();
  await expect(one.getByText(saved)).toBeVisible();
  await other.getByRole('button', { name: 'Salva informazioni' }).click();
  await expect(other.getByRole('button', { name: 'Telefono: riprendi «+39 399 111 1111»' })).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Telefono' })).toHaveValue('399 222 2222');
  await other.getByRole('button', { name: 'Salva informazioni' }).click();
  await expect(other.getByText(saved)).toBeVisible();
  await one.reload();
  await expect(one.getByRole('textbox', { name: 'Telefono' })).toHaveValue('399 222 2222');
  await expect(one.getByRole('checkbox', { name: /newsletter/ })).toBeChecked();
});

test('the e-mail is changed, the data taken along, and the closure asked for', async ({ signInAs }) => {
  const page = await signInAs('giulia');
  await page.goto(profile('informazioni'));
  await page.getByRole('button', { name: 'Cambia email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nuova email').fill('giulia.nuova@example.it');
  await dialog.getByLabel('Conferma email').fill('giulia.nuova@example.it');
  await dialog.getByLabel('Password di ora').fill('Ascolto2026!');
  await dialog.getByRole('button', { name: 'Cambia email' }).click();
  await expect(page.getByText('Email cambiata')).toBeVisible();
  // The session goes on with the same sign-in.
  await reloadAfterDialog(page);
  await expect(page.getByText('giulia.nuova@example.it')).toBeVisible();

  await page.getByRole('button', { name: 'Scarica i tuoi dati' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('Ascolto2026!');
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Prepara e salva' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ profilo: { email: 'giulia.nuova@example.it' }, diario: expect.any(Array) });
  expect(text).not.toMatch(/secret|private_token|Ascolto2026/);

  await page.getByRole('button', { name: 'Chiudi l’account' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('Ascolto2026!');
  await page.getByRole('button', { name: 'Sì, chiedi la chiusura' }).click();
  await expect(page.getByText(/^Chiusura richiesta il/)).toBeVisible();
  await reloadAfterDialog(page);
  await expect(page.getByText(/^Chiusura richiesta il/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chiudi l’account' })).toBeHidden();
});

test('after a save that failed the focus is on the button, which tries again', async ({
  chain: { platform },
  signInAs,
}) => {
  const page = await signInAs('giulia');
  await page.goto(profile('informazioni'));
  await page.getByRole('textbox', { name: 'Telefono' }).fill('399 000 1122');
  await setFault(platform, 'session', 'status-500');
  const save = page.getByRole('button', { name: 'Salva informazioni' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'error' })).toBeVisible();
  await expect(save).toBeFocused();
  await setFault(platform, 'session');
  await page.keyboard.press('Enter');
  await expect(page.getByText(saved)).toBeVisible();
});
