import { readFile } from 'node:fs/promises';
import { followCalls } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { press, tabTo } from '#e2e/keyboard';
import { openAfresh } from '#e2e/open-afresh';
import { accountOf, eventsOf } from '#e2e/platform-state';
import { ahead, hourFrom } from '#e2e/session-hour';
import {
  book,
  fillBooking,
  fillConsent,
  fillMove,
  goToPayment,
  openChat,
  openEntry,
  openPaymentPage,
  pressBehindMore,
  sign,
  signatureOf,
  tickConsent,
} from '#e2e/sessions';

const [withMarco, withGiulia] = ['chat-marco-rinaldi', 'chat-giulia-rinaldi'];

test('a session is written, consented to, paid in another tab and confirmed, and cancelled it becomes credit (CONSENT-11, PAY-21, APPT-63, PAY-14)', async ({
  chain: { platform },
  signInAs,
}) => {
  await platform.reset('first-payment');
  const when = ahead(45, '10:00');
  const [therapist, patient] = [await signInAs('rinaldi'), await signInAs('marco')];
  await book(therapist, withMarco, when);

  await test.step('the consent is read without being given, then signed once, however quickly it is pressed', async () => {
    const card = (await openChat(patient, withMarco)).getByRole('article', { name: when.text });
    await card.getByRole('button', { name: 'conferma appuntamento' }).click();
    await expect(patient.getByRole('dialog', { name: 'Consenso informato' })).toBeVisible();
    await fillConsent(patient);
    const download = patient.waitForEvent('download');
    await patient.getByRole('button', { name: 'consenso informato (PDF)' }).click();
    expect((await download).suggestedFilename()).toBe('CONSENSO.pdf');
    expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(patient.getByRole('checkbox', { name: /^Ho letto/ })).not.toBeChecked();
    expect((await accountOf(platform, 'marco')).public_configuration.consenso_informato).toEqual([]);
    await sign(patient, 2);
    await expect(patient.getByRole('dialog', { name: 'Riepilogo e pagamento' })).toBeVisible();
    await expect(patient.getByRole('tab', { name: '01 Riepilogo informazioni' })).toBeInViewport({ ratio: 1 });
    const { consenso_informato, cap } = (await accountOf(platform, 'marco')).public_configuration;
    expect({ consenso_informato, cap }).toMatchObject({
      consenso_informato: [{ user_pt: 'pt-rinaldi' }],
      cap: '20121',
    });
  });

  await test.step('a payment given up leaves the session payable, and the waiting survives a reload', async () => {
    await patient.getByRole('textbox', { name: 'Codice fiscale' }).fill('frrmrc85p02f205l');
    await goToPayment(patient);
    const refused = await openPaymentPage(patient, '70,00 €', 2);
    await refused.getByRole('button', { name: 'Annulla' }).click();
    await expect(refused.getByRole('status')).toContainText('la seduta resta da confermare');
    await refused.close();
    expect(patient.context().pages()).toHaveLength(1);
    await patient.getByRole('button', { name: 'Ho cambiato idea' }).click();
    const provider = await openPaymentPage(patient, '70,00 €');
    await patient.reload();
    await expect(patient.getByRole('dialog', { name: 'In attesa del pagamento' })).toBeVisible();
    await provider.getByRole('button', { name: 'Paga 70,00 €' }).click();
    await expect(provider.getByRole('status')).toContainText('Pagamento ricevuto');
    await provider.close();
  });

  await test.step('the waiting ends by itself, and both see the session accepted', async () => {
    const done = patient.getByRole('dialog', { name: 'Appuntamento confermato con successo' });
    await expect(done).toContainText("L'appuntamento è stato creato con successo.");
    const download = patient.waitForEvent('download');
    await done.getByRole('button', { name: 'Aggiungi al calendario' }).click();
    expect((await download).suggestedFilename()).toBe('appuntamento.ics');
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).not.toMatch(/Rinaldi|Marco|Ferri|Seduta/i);
    await done.getByRole('button', { name: 'OK' }).click();
    for (const page of [patient, therapist]) {
      await expect((await openEntry(page, when)).getByText('APPUNTAMENTO CONFERMATO')).toBeVisible();
    }
  });

  await test.step('cancelled by the therapist, the price is credit of the patient and pays for the next session', async () => {
    await pressBehindMore(therapist.getByRole('article', { name: when.text }), 'Annulla');
    const question = therapist.getByRole('dialog', { name: /^Sei sicuro di voler annullare/ });
    await expect(question).toContainText('70,00 € tornano come credito al paziente.');
    await question.getByRole('button', { name: 'Sì, annulla appuntamento' }).click();
    await expect(therapist.getByText('Appuntamento eliminato con successo')).toBeVisible();
    await openAfresh(patient, '/#/dashboard');
    await patient.getByRole('button', { name: 'conferma appuntamento' }).first().click();
    const payment = patient.getByRole('dialog', { name: 'Riepilogo e pagamento' });
    await payment.getByRole('button', { name: 'Il tuo credito' }).click();
    const wallet = patient.getByRole('dialog', { name: 'Il tuo credito' });
    await expect(wallet).toContainText('Saldo: 70,00 €');
    await expect(wallet).toContainText('Seduta annullata dopo il pagamento');
    await patient.keyboard.press('Escape');
    await goToPayment(patient);
    await expect(patient.getByRole('button', { name: 'Paga 25,00 €' })).toBeEnabled();
  });
});

test('two tabs that confirm the same session sign one consent and make one payment (CONSENT-02, PAY-15)', async ({
  chain: { platform },
  signInAs,
}) => {
  await platform.reset('first-payment');
  const one = await signInAs('marco');
  const other = await one.context().newPage();
  const calls = await followCalls(platform);
  for (const tab of [one, other]) {
    await tab.goto('/#/dashboard');
    await tab.getByRole('button', { name: 'conferma appuntamento' }).first().click();
    await expect(tab.getByRole('form', { name: 'Consenso informato' })).toBeVisible();
  }
  for (const tab of [one, other]) await tickConsent(tab);
  // In the same moment: once one has signed, the other is told and asks for no signature any more.
  await Promise.all(
    [one, other].map((tab) => signatureOf(tab).evaluate((button: HTMLButtonElement) => button.click())),
  );
  for (const tab of [one, other]) {
    await expect(tab.getByRole('dialog', { name: 'Riepilogo e pagamento' })).toBeVisible();
    await goToPayment(tab);
  }
  expect((await accountOf(platform, 'marco')).public_configuration.consenso_informato).toHaveLength(1);
  expect(await calls('informedConsent')).toEqual(['200']);

  const [first, second] = [await openPaymentPage(one, '95,00 €'), await openPaymentPage(other, '95,00 €')];
  await first.getByRole('button', { name: 'Paga 95,00 €' }).click();
  await expect(first.getByRole('status')).toContainText('Pagamento ricevuto');
  await second.getByRole('button', { name: 'Paga 95,00 €' }).click();
  await expect(second.getByRole('status')).toContainText('già pagata');
  for (const tab of [one, other]) {
    await tab.bringToFront();
    await expect(tab.getByRole('dialog', { name: 'Appuntamento confermato con successo' })).toBeVisible();
  }
  const [, paid] = await eventsOf(platform, 'marco');
  expect(paid?.configuration).toMatchObject({ status: 'accepted', paid_amount: 9500 });
});

test('an appointment that is moved keeps what was paid, and its card in the chat leads to the new time (APPT-42, APPT-44, APPT-49)', async ({
  chain: { platform },
  signInAs,
}) => {
  await platform.reset();
  const giulias = await eventsOf(platform, 'giulia');
  const before = giulias.find(({ public_token }) => public_token === 'event-giulia-accepted');
  if (!before) throw new Error('The session is not there.');
  const [from, to] = [hourFrom(before.start_timestamp), ahead(45, '11:30')];
  const [therapist, patient] = [await signInAs('rinaldi'), await signInAs('giulia')];
  const log = await openChat(patient, withGiulia);
  await expect(log.getByRole('article', { name: from.text })).toBeVisible();

  const dialog = await fillMove(therapist, from, to);
  await dialog.getByRole('button', { name: 'Sposta appuntamento' }).dblclick();
  await expect(therapist.getByText(`Appuntamento spostato: ${to.text}`)).toBeVisible();

  await patient.reload();
  await expect(log.getByText(/^Appuntamento modificato/)).toHaveCount(1);
  const told = await openChat(therapist, withGiulia);
  await expect(told.getByText(/^Appuntamento modificato/)).toHaveCount(1);
  await expect(log.getByRole('article', { name: from.text })).toBeHidden();
  await expect(log.getByText(`Spostato: ${to.text}`)).toBeVisible();
  await log.getByRole('link', { name: 'Vedi nel calendario' }).first().click();
  await expect(patient.getByRole('article', { name: to.text }).getByText('APPUNTAMENTO CONFERMATO')).toBeVisible();
  const after = await eventsOf(platform, 'giulia');
  expect(after).toHaveLength(giulias.length);
  expect(after.find(({ start_timestamp }) => start_timestamp === to.start)?.configuration).toMatchObject({
    status: 'accepted',
    paid_amount: before.configuration.paid_amount,
    moved_from: ['event-giulia-accepted'],
  });
});

test('a weekly series with a taken week in its middle creates the others and says which one is missing (APPT-38)', async ({
  chain: { platform },
  signInAs,
}) => {
  await platform.reset();
  const weeks = [45, 52, 59, 66].map((days) => ahead(days, '15:00'));
  const [first, taken] = weeks;
  if (!first || !taken) throw new Error('There are no weeks.');
  const therapist = await signInAs('rinaldi');
  await book(therapist, withGiulia, taken);
  const dialog = await fillBooking(therapist, withGiulia, first);
  await dialog.getByRole('checkbox', { name: 'Ripeti ogni settimana' }).check();
  const objected = dialog.getByRole('checkbox', { name: taken.text });
  await expect(objected).not.toBeChecked();
  await expect(objected).toHaveAccessibleDescription('Si sovrappone a 15:00-16:00 con Giulia Moretti.');
  await objected.check();
  await dialog.getByRole('button', { name: 'Salva 4 appuntamenti' }).click();
  await expect(dialog.getByRole('heading', { name: 'Creati 3 appuntamenti su 4' })).toBeFocused();
  await expect(dialog.getByRole('listitem').filter({ hasText: taken.text })).toContainText(
    'Esiste già un appuntamentot data e ora',
  );
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click();
  const made = (await eventsOf(platform, 'giulia')).map(({ start_timestamp }) => start_timestamp);
  expect(made.filter((start) => start >= first.start).toSorted()).toEqual(weeks.map(({ start }) => start));
});

test('a review that is owed is written with the keyboard alone and stands under a first name and an initial (RATE-03, RATE-07, RATE-11, RATE-16)', async ({
  chain: { platform },
  signInAs,
}) => {
  await platform.reset();
  const held = (await eventsOf(platform, 'giulia')).find(({ public_token }) => public_token === 'event-giulia-done-8');
  if (!held) throw new Error('The session is not there.');
  const page = await signInAs('giulia');
  const entry = await openEntry(page, hourFrom(held.start_timestamp));
  await press(page, entry.getByRole('button', { name: 'Seduta conclusa' }));
  const dialog = page.getByRole('dialog', { name: 'Recensione per Andrea Rinaldi' });
  await expect(dialog.getByRole('radio', { name: /^1 stella/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toContainText('è obbligatorio aggiungere la recensione');
  await tabTo(page, dialog.getByRole('radio', { name: /^1 stella/ }));
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog.getByLabel('Commento (facoltativo)'));
  await page.keyboard.type('Puntuale e attento.');
  await press(page, dialog.getByRole('button', { name: 'Pubblica la recensione' }));
  await expect(page.getByText('Recensione rilasciata con successo')).toBeVisible();
  await expect(dialog).toBeHidden();
  const review = page.getByRole('listitem').filter({ hasText: 'Puntuale e attento.' });
  await openAfresh(page, '/#/dashboard/therapist-detail?pt=pt-rinaldi&tab=recensioni');
  // After a change the directory is read again, but at most once in five seconds: after two changes in a row the page
  // shows the second half a minute later.
  await expect(review).toContainText('Giulia M.', { timeout: 60_000 });
  await expect(review).toContainText('4 su 5');
  await expect(review).not.toContainText('Moretti');
});

for (const { what, chat, kind } of [
  { what: 'session', chat: withGiulia, kind: /^Singola/ },
  { what: 'first talk', chat: withMarco, kind: /^Colloquio conoscitivo/ },
]) {
  test(`a saved ${what} is never said to be in its own way, not even while the dialog closes (APPT-37)`, async ({
    chain: { platform },
    signInAs,
  }) => {
    await platform.reset();
    const therapist = await signInAs('rinaldi');
    const dialog = await fillBooking(therapist, chat, ahead(47, '11:00'), kind);
    const said = await therapist.evaluateHandle(() => {
      const found: string[] = [];
      const look = () => {
        const { innerText } = document.body;
        for (const words of ['Controlla questi campi', 'Si sovrappone', 'Non puoi organizzare'])
          if (innerText.includes(words)) found.push(words);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      return found;
    });
    await dialog.getByRole('button', { name: 'Salva appuntamento' }).click();
    await expect(therapist.getByText('Appuntamento creato')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await said.jsonValue()).toEqual([]);
  });
}
