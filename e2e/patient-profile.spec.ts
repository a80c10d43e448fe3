import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { setFault } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { reloadAfterDialog } from '#e2e/open-afresh';
import { signIn } from '#e2e/people';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const password = 'Ascolto2026!';
const saved = 'Informazioni salvate con successo';

test('keeps what a patient changes in the profile over a reload, and saves documents and own data as files', async ({
  page,
  chain: { platform },
}) => {
  // A sign-in of its own, since it ends with signing out.
  await signIn(page, 'giulia');
  await page.getByRole('link', { name: 'Il tuo profilo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();

  await test.step('after a failed save the focus is on the button, which tries again', async () => {
    await page.getByRole('textbox', { name: 'Telefono' }).fill('399 000 1122');
    await setFault(platform, 'session', 'status-500');
    const save = page.getByRole('button', { name: 'Salva informazioni' });
    await save.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'error' })).toBeVisible();
    await expect(save).toBeFocused();
    await setFault(platform, 'session');
    await page.keyboard.press('Enter');
    await expect(page.getByText(saved)).toBeVisible();
  });

  await test.step('a new e-mail and a choice of another tab last over a reload, in the same session', async () => {
    await changeEmail(page, 'giulia.nuova@example.it');
    await page.getByRole('tab', { name: 'Fatturazione' }).click();
    await page.getByRole('radio', { name: 'No, mi oppongo all’invio' }).check();
    await page.getByRole('button', { name: 'Salva informazioni' }).click();
    await expect(page.getByText(saved)).toBeVisible();
    await reloadAfterDialog(page);
    await expect(page).toHaveURL(/tab=fatturazione/);
    await expect(page.getByRole('radio', { name: 'No, mi oppongo all’invio' })).toBeChecked();
  });

  await test.step('invoice and consent are saved as files, and the other tabs open', async () => {
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
  });

  await test.step('the own data are saved without secrets, and the closure is requested', async () => {
    await page.getByRole('tab', { name: 'Informazioni' }).click();
    await expect(page.getByRole('textbox', { name: 'Telefono' })).toHaveValue('399 000 1122');
    const text = await saveOwnData(page);
    const own = { profilo: { email: 'giulia.nuova@example.it' }, diario: expect.any(Array) };
    expect(JSON.parse(text)).toMatchObject(own);
    expect(text).not.toMatch(/secret|private_token|Ascolto2026/);
    await page.getByRole('button', { name: 'Chiudi l’account' }).click();
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sì, chiedi la chiusura' }).click();
    await expect(page.getByText(/^Chiusura richiesta il/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Chiudi l’account' })).toBeHidden();
  });

  await page.getByRole('main').getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/#\/patient$/);
});

async function changeEmail(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Cambia email' }).click();
  await dialog.getByLabel('Nuova email').fill(email);
  await dialog.getByLabel('Conferma email').fill(email);
  await dialog.getByLabel('Password di ora').fill(password);
  await dialog.getByRole('button', { name: 'Cambia email' }).click();
  await expect(page.getByText('Email cambiata')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Asks for the file of one's own data; returns its text. */
async function saveOwnData(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Scarica i tuoi dati' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Prepara e salva' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  await expect(dialog).toBeHidden();
  return text;
}
