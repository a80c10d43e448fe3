import { expect, type Page } from '@playwright/test';
import type { Demonstration } from '#e2e/fixtures';
import { goToPlanPayment, planChosen, planDialog, planSumLines } from '#e2e/setup/plan-purchase';
import { choosePhoto, openProfilePanel } from '#e2e/setup/profile-panels';

/** Fills in the billing data, which an approved professional is led to first. */
export async function giveBillingData(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/info\/almost-there/);
  await page.getByRole('link', { name: 'Completa i dati' }).click();
  await page.getByLabel('Ragione sociale').fill('Studio De Santis');
  await page.getByLabel('Codice fiscale').fill('DSNLCU90D52F205X');
  await page.getByLabel('Partita IVA').fill('01234567897');
  await page.getByLabel('Indirizzo di fatturazione').fill('Via Garibaldi 8, 20121 Milano MI');
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByLabel('IBAN').fill('IT60X0542811101000000123456');
  await page.getByLabel('Banca').fill('Banca Esempio');
  await page.getByRole('button', { name: 'Salva i dati' }).click();
  await expect(page).toHaveURL(/#\/info\/complete-profile$/);
}

export const biography = 'Lavoro con chi arriva da lontano. Il primo incontro è una chiacchierata.';

/** Gives the photo, a language that few speak and the biography, and saves them. */
export async function completeProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Completa il profilo' }).first().click();
  await expect(page).toHaveURL(/#\/dashboard\/profile/);
  await openProfilePanel(page, 'Informazioni personali');
  await choosePhoto(page);
  await page.getByRole('button', { name: 'Usa questa foto' }).click();
  await expect(page.getByText('Immagine caricata con successo')).toBeVisible();
  await openProfilePanel(page, 'Impostazioni Prestazioni');
  await page.getByRole('button', { name: /^(?:Scegli|Modifica) Lingue/ }).click();
  const languages = page.getByRole('dialog', { name: 'Scegli le lingue' });
  for (const language of ['Italiano', 'Russo']) await languages.getByRole('checkbox', { name: language }).check();
  await languages.getByRole('button', { name: 'Conferma' }).click();
  await openProfilePanel(page, 'Biografia');
  await page.getByLabel('La tua biografia').fill(biography);
  await page.getByRole('button', { name: 'Salva informazioni' }).first().click();
  await expect(page.getByText('Il tuo profilo è completo.')).toBeVisible();
}

/** Chooses Basic, which costs nothing. */
export async function chooseBasic(page: Page): Promise<void> {
  await page.goto('/#/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Scegli il piano' }).first().click();
  const dialog = await planDialog(page);
  await dialog.getByRole('radio', { name: /Basic/ }).check();
  await goToPlanPayment(page);
  expect(await planSumLines(page)).toEqual(['Prezzo senza IVA 0,00 €', 'IVA 22% 0,00 €', 'Totale 0,00 €']);
  await page.getByRole('button', { name: 'Attiva Basic' }).click();
  await expect(page.getByText(planChosen)).toBeVisible();
}

/** Said in the page once the platform has the signature. */
export const contractSigned = 'Contratto firmato con successo';

/** The newest text message, as the console shows it: its code and the address of its link. */
export async function newestSigningMessage({ origin }: Demonstration) {
  const home = await (await fetch(`${origin}/`)).text();
  const code = /il tuo codice è (\d{6})/.exec(home)?.[1];
  const link = /href="(\/firma\?token=[^"]+)"/.exec(home)?.[1];
  if (!code || !link) throw new Error('No signing link was sent.');
  return { code, address: origin + link };
}

/** Types the code on the platform's page of the link. */
export async function signWithCode(phone: Page, code: string): Promise<void> {
  await phone.getByLabel('Codice dell’SMS').fill(code);
  await phone.getByRole('button', { name: 'Firma il contratto' }).click();
}

/** The return to a tab has it read again, as the next refresh would. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Asks for the message, signs with its code on the platform's page, and comes back. */
export async function signContract(page: Page, platform: Demonstration): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Firma il contratto' }).first().click();
  await page.getByRole('dialog', { name: 'Firma del contratto' }).getByRole('button', { name: 'Invia OTP' }).click();
  await expect(page.getByRole('dialog', { name: 'Manca davvero poco!' })).toBeVisible();
  const { code, address } = await newestSigningMessage(platform);
  const phone = await page.context().newPage();
  await phone.goto(address);
  await signWithCode(phone, code);
  await expect(phone.getByRole('status')).toContainText('Contratto firmato');
  await phone.close();
  await lookAgain(page);
  await expect(page.getByText(contractSigned)).toBeVisible();
  const told = page.getByRole('dialog', { name: 'Contratto firmato' });
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(told).toBeHidden();
}

/** The same hours from Monday to Friday. */
export async function setWorkingHours(page: Page): Promise<void> {
  await page.goto('/#/dashboard/calendar');
  await page.getByRole('button', { name: 'Altro sul calendario' }).click();
  await page.getByRole('button', { name: 'Orari di lavoro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Orari di lavoro' });
  await dialog.getByRole('button', { name: 'Aggiungi una fascia a lunedì' }).click();
  await dialog.getByRole('button', { name: 'Copia il lunedì nei giorni feriali' }).click();
  await dialog.getByRole('button', { name: 'Salva orari' }).click();
  await expect(dialog).toBeHidden();
}
