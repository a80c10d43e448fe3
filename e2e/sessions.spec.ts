import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { followCalls } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { press, pressEscape, tabTo } from '#e2e/keyboard';
import { goTo } from '#e2e/open-afresh';
import { accountOf, eventsOf } from '#e2e/platform-state';
import { ahead, monday } from '#e2e/session-hour';
import {
  book,
  fillConsent,
  fillMove,
  goToChat,
  goToPayment,
  openEntry,
  openPaymentPage,
  pressBehindMore,
  signatureOf,
  tickConsent,
} from '#e2e/sessions';

const [withMarco, withGiulia] = ['chat-marco-rinaldi', 'chat-giulia-rinaldi'];
const addressOf = (chat: string) => `/#/dashboard/chat?selected_chat=${chat}`;

test('takes a session from the booking through consent and payment to a cancellation that becomes credit (CONSENT-11, PAY-21, APPT-63, PAY-14)', async ({
  chain: { platform },
  signInAs,
}) => {
  await platform.reset('first-payment');
  const when = ahead(45, '10:00');
  const [therapist, patient] = [
    await signInAs('rinaldi', addressOf(withMarco)),
    await signInAs('marco', addressOf(withMarco)),
  ];
  const otherTab = await patient.context().newPage();
  await otherTab.goto(addressOf(withMarco));
  await book(therapist, withMarco, when);

  await test.step('two tabs that sign at once give one consent', async () => {
    for (const tab of [patient, otherTab]) {
      await tab.bringToFront();
      const card = (await goToChat(tab, withMarco)).getByRole('article', { name: when.text });
      await card.getByRole('button', { name: 'conferma appuntamento' }).click();
      await expect(tab.getByRole('form', { name: 'Consenso informato' })).toBeVisible();
    }
    await readsConsentBeforeSigning(patient);
    await fillConsent(otherTab);
    for (const tab of [patient, otherTab]) await tickConsent(tab);
    const calls = await followCalls(platform);
    // Both press at once. After the first signature the other tab asks for none.
    await Promise.all([patient, otherTab].map((tab) => signatureOf(tab).evaluate(clickTwice)));
    for (const tab of [patient, otherTab]) {
      await expect(tab.getByRole('dialog', { name: 'Riepilogo e pagamento' })).toBeVisible();
    }
    await expect(patient.getByRole('tab', { name: '01 Riepilogo informazioni' })).toBeInViewport({ ratio: 1 });
    expect(await calls('informedConsent')).toEqual(['200']);
    const { consenso_informato, cap } = (await accountOf(platform, 'marco')).public_configuration;
    expect(consenso_informato).toEqual([expect.objectContaining({ user_pt: 'pt-rinaldi' })]);
    expect(cap).toBe('20121');
  });

  await test.step('a payment given up leaves the session payable, and the waiting survives a reload', async () => {
    await patient.bringToFront();
    await patient.getByRole('textbox', { name: 'Codice fiscale' }).fill('frrmrc85p02f205l');
    await goToPayment(patient);
    const refused = await openPaymentPage(patient, '70,00 €', 2);
    await refused.getByRole('button', { name: 'Annulla' }).click();
    await expect(refused.getByRole('status')).toContainText('la seduta resta da confermare');
    await refused.close();
    expect(patient.context().pages()).toHaveLength(2);
    await patient.getByRole('button', { name: 'Ho cambiato idea' }).click();
  });

  await test.step('of two tabs that pay the same session one pays, and both see it accepted', async () => {
    const provider = await openPaymentPage(patient, '70,00 €');
    await patient.reload();
    await expect(patient.getByRole('dialog', { name: 'In attesa del pagamento' })).toBeVisible();
    await otherTab.bringToFront();
    await goToPayment(otherTab);
    const second = await openPaymentPage(otherTab, '70,00 €');
    await provider.getByRole('button', { name: 'Paga 70,00 €' }).click();
    await expect(provider.getByRole('status')).toContainText('Pagamento ricevuto');
    await second.getByRole('button', { name: 'Paga 70,00 €' }).click();
    await expect(second.getByRole('status')).toContainText('già pagata');
    for (const tab of [otherTab, patient]) {
      await tab.bringToFront();
      await expect(tab.getByRole('dialog', { name: 'Appuntamento confermato con successo' })).toBeVisible();
    }
    await savesCalendarFile(patient);
    await expect((await openEntry(therapist, when)).getByText('APPUNTAMENTO CONFERMATO')).toBeVisible();
  });

  await test.step('cancelled by the therapist, the price is credit of the patient and pays for the next session', async () => {
    await pressBehindMore(therapist.getByRole('article', { name: when.text }), 'Annulla');
    const question = therapist.getByRole('dialog', { name: /^Sei sicuro di voler annullare/ });
    await expect(question).toContainText('70,00 € tornano come credito al paziente.');
    await question.getByRole('button', { name: 'Sì, annulla appuntamento' }).click();
    await expect(therapist.getByText('Appuntamento eliminato con successo')).toBeVisible();
    await goTo(patient, '/#/dashboard');
    await patient.getByRole('button', { name: 'conferma appuntamento' }).first().click();
    await showsCredit(patient);
    await goToPayment(patient);
    await expect(patient.getByRole('button', { name: 'Paga 25,00 €' })).toBeEnabled();
  });
});

/** Fills in the consent and saves its document, which gives no consent yet. */
async function readsConsentBeforeSigning(patient: Page): Promise<void> {
  await patient.bringToFront();
  await fillConsent(patient);
  const download = patient.waitForEvent('download');
  await patient.getByRole('button', { name: 'consenso informato (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe('CONSENSO.pdf');
  expect(await textOf(await download)).toMatch(/^%PDF-/);
  await expect(patient.getByRole('checkbox', { name: /^Ho letto/ })).not.toBeChecked();
}

function clickTwice(button: HTMLElement): void {
  button.click();
  button.click();
}

/** Saves the calendar file of the confirmed session, which contains no name. */
async function savesCalendarFile(patient: Page): Promise<void> {
  const done = patient.getByRole('dialog', { name: 'Appuntamento confermato con successo' });
  await expect(done).toContainText("L'appuntamento è stato creato con successo.");
  const download = patient.waitForEvent('download');
  await done.getByRole('button', { name: 'Aggiungi al calendario' }).click();
  expect((await download).suggestedFilename()).toBe('appuntamento.ics');
  const file = await textOf(await download);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).not.toMatch(/Rinaldi|Marco|Ferri|Seduta/i);
  await done.getByRole('button', { name: 'OK' }).click();
}

async function textOf(download: Download): Promise<string> {
  return await readFile(await download.path(), 'latin1');
}

async function showsCredit(patient: Page): Promise<void> {
  const payment = patient.getByRole('dialog', { name: 'Riepilogo e pagamento' });
  await payment.getByRole('button', { name: 'Il tuo credito' }).click();
  const wallet = patient.getByRole('dialog', { name: 'Il tuo credito' });
  await expect(wallet).toContainText('Saldo: 70,00 €');
  await expect(wallet).toContainText('Seduta annullata dopo il pagamento');
  await pressEscape(patient);
}

test('publishes a review by keyboard alone, and shows a moved session at its new time in the open chat (RATE-07, APPT-42, APPT-44, APPT-49)', async ({
  chain: { platform },
  signInAs,
}) => {
  await platform.reset();
  const [reviewed, from, to] = [monday(-1, '18:30'), monday(1, '18:30'), ahead(45, '11:30')];
  const before = await eventsOf(platform, 'giulia');
  const [therapist, patient] = [await signInAs('rinaldi', from.address), await signInAs('giulia', reviewed.address)];

  await test.step('the review cannot be left by accident and is published with the keyboard', async () => {
    const entry = await openEntry(patient, reviewed);
    await press(patient, entry.getByRole('button', { name: 'Seduta conclusa' }));
    const dialog = patient.getByRole('dialog', { name: 'Recensione per Andrea Rinaldi' });
    await expect(dialog.getByRole('radio', { name: /^1 stella/ })).toBeFocused();
    await pressEscape(patient);
    await expect(dialog.getByRole('alert')).toContainText('è obbligatorio aggiungere la recensione');
    await tabTo(patient, dialog.getByRole('radio', { name: /^1 stella/ }));
    for (const _ of [2, 3, 4]) await patient.keyboard.press('ArrowRight');
    await tabTo(patient, dialog.getByLabel('Commento (facoltativo)'));
    await patient.keyboard.type('Puntuale e attento.');
    await press(patient, dialog.getByRole('button', { name: 'Pubblica la recensione' }));
    await expect(patient.getByText('Recensione rilasciata con successo')).toBeVisible();
    await expect(dialog).toBeHidden();
    const { rating } = (await accountOf(platform, 'rinaldi')).public_configuration;
    const own = rating.filter(({ owner }) => owner === 'pt-giulia');
    expect(own).toEqual([expect.objectContaining({ rating: 4, description: 'Puntuale e attento.' })]);
  });

  await test.step('the moved session keeps what was paid, and its old card leads to the new time', async () => {
    const log = await goToChat(patient, withGiulia);
    await expect(log.getByRole('article', { name: from.text })).toBeVisible();
    const dialog = await fillMove(therapist, from, to);
    await dialog.getByRole('button', { name: 'Sposta appuntamento' }).dblclick();
    await expect(therapist.getByText(`Appuntamento spostato: ${to.text}`)).toBeVisible();

    const told = await goToChat(therapist, withGiulia);
    for (const shown of [log, told]) await expect(shown.getByText(/^Appuntamento modificato/)).toHaveCount(1);
    await expect(log.getByRole('article', { name: from.text })).toBeHidden();
    await expect(log.getByText(`Spostato: ${to.text}`)).toBeVisible();
    await log.getByRole('link', { name: 'Vedi nel calendario' }).first().click();
    await expect(patient.getByRole('article', { name: to.text }).getByText('APPUNTAMENTO CONFERMATO')).toBeVisible();
    const after = await eventsOf(platform, 'giulia');
    expect(after).toHaveLength(before.length);
    const old = before.find(({ public_token }) => public_token === 'event-giulia-accepted');
    expect(after.find(({ start_timestamp }) => start_timestamp === to.start)?.configuration).toMatchObject({
      status: 'accepted',
      paid_amount: old?.configuration.paid_amount,
      moved_from: ['event-giulia-accepted'],
    });
  });
});
