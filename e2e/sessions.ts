import { expect, type Locator, type Page } from '@playwright/test';
import { pressEscape } from '#e2e/keyboard';
import { goTo, openAfresh } from '#e2e/open-afresh';
import type { SessionHour } from '#e2e/session-hour';

/** Opens the conversation in its present state. */
export async function openChat(page: Page, chat: string): Promise<Locator> {
  await openAfresh(page, `/#/dashboard/chat?selected_chat=${chat}`);
  await expect(page.getByRole('log')).toBeVisible();
  return page.getByRole('log');
}

/** Shows the conversation in the loaded page. */
export async function goToChat(page: Page, chat: string): Promise<Locator> {
  await goTo(page, `/#/dashboard/chat?selected_chat=${chat}`);
  await expect(page.getByRole('log')).toBeVisible();
  return page.getByRole('log');
}

/** Sends a message in the open conversation and waits until it is marked as sent; on the screen it appears at once. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Il tuo messaggio' }).fill(text);
  await page.keyboard.press('Enter');
  const message = page.getByRole('log').getByRole('listitem').filter({ hasText: text });
  await expect(message.getByText(/^(?:Inviato|Letto)$/)).toBeVisible();
}

/** Books a session with the patient of that chat and waits until it is created. */
export async function book(therapist: Page, chat: string, { typed, time, text }: SessionHour): Promise<void> {
  await goToChat(therapist, chat);
  await therapist.getByRole('button', { name: 'Nuovo appuntamento' }).click();
  const dialog = therapist.getByRole('dialog', { name: 'Nuovo appuntamento' });
  await dialog.getByLabel('Titolo').fill('Seduta');
  await dialog.getByLabel(/^Singola/).check();
  await dialog.getByRole('textbox', { name: 'Data' }).fill(typed);
  await dialog.getByLabel('Ora', { exact: true }).fill(time);
  await dialog.getByRole('button', { name: 'Salva appuntamento' }).click();
  await expect(therapist.getByText(`Appuntamento creato: ${text}`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Shows the appointment of that time in the calendar, in the loaded page. */
export async function openEntry(page: Page, { address, text }: SessionHour): Promise<Locator> {
  await goTo(page, address);
  // The screen before may show the same appointment until the calendar is loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible();
  const entry = page.getByRole('article', { name: text });
  await expect(entry).toBeVisible();
  return entry;
}

/** Presses an action of a therapist's entry in the calendar, behind the button for what is needed less often. */
export async function pressBehindMore(entry: Locator, name: 'Annulla' | 'Modifica'): Promise<void> {
  await entry.getByRole('button', { name: /^Altro sull’appuntamento/ }).click();
  const rest = entry.page().getByRole('dialog', { name: /^Altro sull’appuntamento/ });
  await rest.getByRole('button', { name, exact: true }).click();
}

/** Opens what is behind the button of the first appointment that can still be changed: one of today may be over. */
export async function openMoreOfChangeable(page: Page): Promise<Locator> {
  const rest = page.getByRole('dialog', { name: /^Altro sull’appuntamento/ });
  await page.getByRole('article').first().waitFor();
  for (const more of await page.getByRole('button', { name: /^Altro sull’appuntamento/ }).all()) {
    await more.click();
    await expect(rest).toBeVisible();
    if (await rest.getByRole('button', { name: 'Modifica' }).isVisible()) return rest;
    await pressEscape(page);
    await expect(rest).toBeHidden();
  }
  throw new Error('No appointment on this screen can still be changed.');
}

/** Fills in the therapist's form that moves an appointment, without saving it. */
export async function fillMove(therapist: Page, from: SessionHour, to: SessionHour): Promise<Locator> {
  const entry = await openEntry(therapist, from);
  await pressBehindMore(entry, 'Modifica');
  const dialog = therapist.getByRole('dialog', { name: 'Sposta o modifica l’appuntamento' });
  await dialog.getByRole('textbox', { name: 'Data' }).fill(to.typed);
  await dialog.getByLabel('Ora', { exact: true }).fill(to.time);
  return dialog;
}

/** Fills in the consent: both places from the suggestions; the second gives the postal code. */
export async function fillConsent(patient: Page): Promise<void> {
  const form = patient.getByRole('form', { name: 'Consenso informato' });
  await form.getByRole('combobox', { name: 'Luogo di nascita' }).fill('toledo napoli');
  await patient.getByRole('option', { name: /^Via Toledo, Napoli/ }).click();
  await expect(form.getByRole('combobox', { name: 'Luogo di nascita' })).toHaveValue(/Napoli/);
  await form.getByRole('combobox', { name: 'Residenza' }).fill('garibaldi 8 milano');
  await patient.getByRole('option', { name: /^Via Garibaldi 8, Milano/ }).click();
  await expect(form.getByLabel('CAP')).toHaveValue('20121');
}

export async function tickConsent(patient: Page): Promise<void> {
  await patient.getByRole('checkbox', { name: /^Ho letto il consenso informato/ }).check();
}

export const signatureOf = (patient: Page) => patient.getByRole('button', { name: 'Firma il consenso' });

/** Goes from the summary to the payment tab and chooses the only provider. */
export async function goToPayment(patient: Page): Promise<void> {
  await patient.getByRole('button', { name: 'Vai al pagamento' }).click();
  await patient.getByRole('radio', { name: 'PayPal' }).check();
}

/** Presses the button that pays and returns the tab it opened, with the provider's page. */
export async function openPaymentPage(patient: Page, amount: string, clicks = 1): Promise<Page> {
  const opened = patient.context().waitForEvent('page');
  await patient.getByRole('button', { name: `Paga ${amount}` }).click({ clickCount: clicks });
  const provider = await opened;
  await expect(provider.getByRole('heading', { name: 'PayPal dimostrativo' })).toBeVisible();
  return provider;
}
