import { expect, type Locator, type Page } from '@playwright/test';
import type { SessionHour } from '#e2e/session-hour';

/** The conversation, as whoever opens it now sees it. */
export async function openChat(page: Page, chat: string): Promise<Locator> {
  await page.goto(`/#/dashboard/chat?selected_chat=${chat}`);
  await page.reload();
  await expect(page.getByRole('log')).toBeVisible();
  return page.getByRole('log');
}

/** Writes into the open conversation, and waits until it stands there as sent: on the screen it is at once. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Il tuo messaggio' }).fill(text);
  await page.keyboard.press('Enter');
  const message = page.getByRole('log').getByRole('listitem').filter({ hasText: text });
  await expect(message.getByText(/^(?:Inviato|Letto)$/)).toBeVisible();
}

/** The therapist's form for a session with whom that chat is with, filled in and not saved yet. */
export async function fillBooking(therapist: Page, chat: string, { typed, time }: SessionHour): Promise<Locator> {
  await openChat(therapist, chat);
  await therapist.getByRole('button', { name: 'Nuovo appuntamento' }).click();
  const dialog = therapist.getByRole('dialog', { name: 'Nuovo appuntamento' });
  await dialog.getByLabel('Titolo').fill('Seduta');
  await dialog.getByRole('radio', { name: /^Singola/ }).check();
  await dialog.getByRole('textbox', { name: 'Data' }).fill(typed);
  await dialog.getByLabel('Ora', { exact: true }).fill(time);
  return dialog;
}

/** Writes a session and waits until it stands. */
export async function book(therapist: Page, chat: string, when: SessionHour): Promise<void> {
  const dialog = await fillBooking(therapist, chat, when);
  await dialog.getByRole('button', { name: 'Salva appuntamento' }).click();
  await expect(therapist.getByText(`Appuntamento creato: ${when.text}`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** The appointment of that time in the calendar, as whoever opens the page now sees it. */
export async function openEntry(page: Page, { address, text }: SessionHour): Promise<Locator> {
  await page.goto(address);
  await page.reload();
  const entry = page.getByRole('article', { name: text });
  await expect(entry).toBeVisible();
  return entry;
}

/** The therapist's form that moves an appointment, with the new time typed and not saved yet. */
export async function fillMove(therapist: Page, from: SessionHour, to: SessionHour): Promise<Locator> {
  const entry = await openEntry(therapist, from);
  await entry.getByRole('button', { name: 'Modifica' }).click();
  const dialog = therapist.getByRole('dialog', { name: 'Sposta o modifica l’appuntamento' });
  await dialog.getByRole('textbox', { name: 'Data' }).fill(to.typed);
  await dialog.getByLabel('Ora', { exact: true }).fill(to.time);
  return dialog;
}

/** What the consent prints: both places out of the suggestions; the second tells the postal code. */
export async function fillConsent(patient: Page): Promise<void> {
  const form = patient.getByRole('form', { name: 'Consenso informato' });
  await form.getByRole('combobox', { name: 'Luogo di nascita' }).fill('toledo napoli');
  await patient.getByRole('option', { name: /^Via Toledo, Napoli/ }).click();
  await expect(form.getByRole('combobox', { name: 'Luogo di nascita' })).toHaveValue(/Napoli/);
  await form.getByRole('combobox', { name: 'Residenza' }).fill('garibaldi 8 milano');
  await patient.getByRole('option', { name: /^Via Garibaldi 8, Milano/ }).click();
  await expect(form.getByLabel('CAP')).toHaveValue('20121');
}

/** Ticks and signs; the signature may be pressed more than once. */
export async function sign(patient: Page, clicks = 1): Promise<void> {
  await patient.getByRole('checkbox', { name: /^Ho letto il consenso informato/ }).check();
  await patient.getByRole('button', { name: 'Firma il consenso' }).click({ clickCount: clicks });
}

/** From the summary to the second tab, with the one provider chosen. */
export async function goToPayment(patient: Page): Promise<void> {
  await patient.getByRole('button', { name: 'Vai al pagamento' }).click();
  await patient.getByRole('radio', { name: 'PayPal' }).check();
}

/** Presses the button that pays and gives the tab it opened, with the provider's page in it. */
export async function openPaymentPage(patient: Page, amount: string, clicks = 1): Promise<Page> {
  const opened = patient.context().waitForEvent('page');
  await patient.getByRole('button', { name: `Paga ${amount}` }).click({ clickCount: clicks });
  const provider = await opened;
  await expect(provider.getByRole('heading', { name: 'PayPal dimostrativo' })).toBeVisible();
  return provider;
}
