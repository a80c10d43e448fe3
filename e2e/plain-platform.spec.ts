import { expect } from '#e2e/fixtures';
import { goTo } from '#e2e/open-afresh';
import { test } from '#e2e/plain-fixtures';
import { rowsOf } from '#e2e/plain-platform/php-values';
import { partOf } from '#e2e/plain-platform/state';
import { ahead } from '#e2e/session-hour';
import {
  book,
  fillConsent,
  goToChat,
  goToPayment,
  openEntry,
  openPaymentPage,
  pressBehindMore,
  signatureOf,
  tickConsent,
} from '#e2e/sessions';
import { tellTheStory } from '#e2e/tell-the-story';

test.beforeEach(async ({ plain }) => plain.reset());

test('takes two people through a first talk, and a session from consent and payment to credit, on a plain platform (CHAT-36, APPT-41, CONSENT-11, PAY-21)', async ({
  plain,
  signInAs,
}) => {
  const therapist = await signInAs('rinaldi');
  await test.step('two people agree on a first talk, and one cancels it', async () => {
    await tellTheStory({ patient: await signInAs('sara'), therapist });
    const talk = [...plain.state.events.values()].at(-1);
    expect(talk).toMatchObject({ name: 'small talk', targets: ['pt-sara'], configuration: { status: 'denied' } });
  });

  const when = ahead(46, '10:00');
  const patient = await signInAs('marco');
  await test.step('a double press signs one consent, and the session is paid in another tab', async () => {
    await book(therapist, 'chat-marco-rinaldi', when);
    const card = (await goToChat(patient, 'chat-marco-rinaldi')).getByRole('article', { name: when.text });
    await card.getByRole('button', { name: 'conferma appuntamento' }).click();
    await fillConsent(patient);
    await tickConsent(patient);
    await signatureOf(patient).dblclick();
    await expect(patient.getByRole('dialog', { name: 'Riepilogo e pagamento' })).toBeVisible();
    for (const person of ['marco', 'rinaldi'] as const) {
      const given = rowsOf(partOf(plain.user(person), 'public_configuration')['consenso_informato']);
      expect(given).toHaveLength(1);
    }

    await patient.getByRole('textbox', { name: 'Codice fiscale' }).fill('frrmrc85p02f205l');
    await goToPayment(patient);
    const provider = await openPaymentPage(patient, '70,00 €');
    await provider.getByRole('button', { name: 'Paga 70,00 €' }).click();
    await expect(provider.getByRole('status')).toContainText('Pagamento ricevuto');
    await provider.close();
    const confirmed = patient.getByRole('dialog', { name: 'Appuntamento confermato con successo' });
    await confirmed.getByRole('button', { name: 'OK' }).click();
  });

  await test.step('cancelled, it becomes credit', async () => {
    const entry = await openEntry(therapist, when);
    await expect(entry.getByText('APPUNTAMENTO CONFERMATO')).toBeVisible();
    await pressBehindMore(entry, 'Annulla');
    await therapist.getByRole('button', { name: 'Sì, annulla appuntamento' }).click();
    await expect(therapist.getByText('Appuntamento eliminato con successo')).toBeVisible();
    await goTo(patient, '/#/dashboard');
    await patient.getByRole('button', { name: 'conferma appuntamento' }).first().click();
    const payment = patient.getByRole('dialog', { name: 'Riepilogo e pagamento' });
    await payment.getByRole('button', { name: 'Il tuo credito' }).click();
    await expect(patient.getByRole('dialog', { name: 'Il tuo credito' })).toContainText('Saldo: 70,00 €');
    expect(partOf(plain.user('marco'), 'manager_configuration')).toMatchObject({ wallet: 70 });
  });
});
