import type { Page } from '@playwright/test';
import { followCalls } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { press } from '#e2e/keyboard';
import { accountOf, eventsOf } from '#e2e/platform-state';
import { monday } from '#e2e/session-hour';
import { fillConsent, goToPayment, openEntry, pressBehindMore, signatureOf, tickConsent } from '#e2e/sessions';

test.beforeEach(async ({ chain }) => chain.platform.reset('first-payment'));

const [accepted, unpaid] = [monday(1, '18:30'), monday(2, '18:30')];
const failure = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();

test('tells every user that the platform is down, and continues where each was once it is back (LEGACY-34, GUARD-32, CONSENT-18, PAY-17)', async ({
  chain: { platform, backEnd },
  signInAs,
}) => {
  const therapist = await signInAs('rinaldi', accepted.address);
  const newPatient = await signInAs('marco', '/#/dashboard');
  const payer = await signInAs('giulia', unpaid.address);
  const [cancel, sign, pay] = [
    await prepareCancelling(therapist),
    await prepareSignature(newPatient),
    await preparePayment(payer),
  ];
  const reader = await payer.context().newPage();
  await reader.goto('/#/dashboard/calendar');
  await expect(reader.getByRole('article').first()).toBeVisible();

  await platform.goDown();
  await test.step('a failed cancellation keeps the focus on its button and inside the dialog', async () => {
    await press(therapist, cancel);
    await expect(failure(therapist, 'errore generico')).toBeVisible();
    await expect(cancel).toBeFocused();
    for (let presses = 0; presses < 12; presses += 1) {
      await therapist.keyboard.press('Tab');
      await expect(therapist.locator('[role=dialog] :focus, [role=dialog]:focus')).toHaveCount(1);
    }
  });
  await test.step('a failed signature and a failed payment keep their dialogs open', async () => {
    await sign.click();
    await expect(failure(newPatient, 'error')).toBeVisible();
    await payer.bringToFront();
    await pay.click();
    await expect(failure(payer, 'richiesta inviata non riuscita')).toBeVisible();
  });
  await test.step('a reload stays on its screen, and says that the platform is down', async () => {
    await reader.bringToFront();
    await reader.reload();
    await expect(reader.getByText('Il servizio non risponde in questo momento').first()).toBeVisible();
    await expect(reader).toHaveURL(/#\/dashboard\/calendar/);
  });

  await platform.comeBack();
  // The back end pauses its calls for up to minutes after an outage. A restart ends the pause.
  await backEnd.restart();
  const calls = await followCalls(platform);
  await test.step('the reloaded page recovers without another reload', async () => {
    await expect(reader.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible();
    await expect(reader.getByRole('article').first()).toBeVisible();
  });
  await test.step('the next press does once what was asked for', async () => {
    await sign.click();
    await expect(newPatient.getByRole('dialog', { name: 'Riepilogo e pagamento' })).toBeVisible();
    await payer.bringToFront();
    await pay.click();
    await expect(payer.getByRole('dialog', { name: 'In attesa del pagamento' })).toBeVisible();
    // Last: its credit changes what the payer has to pay.
    await cancel.click();
    await expect(therapist.getByText('Appuntamento eliminato con successo')).toBeVisible();
    for (const call of ['updateBooking', 'informedConsent']) expect(await calls(call), call).toEqual(['200']);
    const cancelled = (await eventsOf(platform, 'giulia')).find(
      ({ public_token }) => public_token === 'event-giulia-accepted',
    );
    expect(cancelled?.configuration.status).toBe('denied');
    expect((await accountOf(platform, 'marco')).public_configuration.consenso_informato).toHaveLength(1);
  });
});

/** Opens the question whether to cancel a session; returns the button that cancels it. */
async function prepareCancelling(therapist: Page) {
  await pressBehindMore(await openEntry(therapist, accepted), 'Annulla');
  return therapist.getByRole('button', { name: 'Sì, annulla appuntamento' });
}

/** Fills in the informed consent; returns the button that signs it. */
async function prepareSignature(patient: Page) {
  await patient.getByRole('button', { name: 'conferma appuntamento' }).first().click();
  await fillConsent(patient);
  await tickConsent(patient);
  return signatureOf(patient);
}

/** Opens the payment of a session; returns the button that asks for the provider's page. */
async function preparePayment(patient: Page) {
  const entry = await openEntry(patient, unpaid);
  await entry.getByRole('button', { name: 'conferma appuntamento' }).click();
  await goToPayment(patient);
  return patient.getByRole('button', { name: 'Paga 57,50 €' });
}
