import { instantFromMs } from '#contracts/kernel/instant';
import { expect } from '#e2e/fixtures';
import { openAfresh } from '#e2e/open-afresh';
import { fillLogin } from '#e2e/people';
import { test } from '#e2e/plain-fixtures';
import { recordOf, rowsOf } from '#e2e/plain-platform/php-values';
import { partOf } from '#e2e/plain-platform/state';
import { expectRegistered, fillProfessionalWizard, newcomer } from '#e2e/register';
import { ahead, hourFrom } from '#e2e/session-hour';
import {
  book,
  fillConsent,
  goToPayment,
  openChat,
  openEntry,
  openPaymentPage,
  pressBehindMore,
  sign,
} from '#e2e/sessions';
import { tellTheStory } from '#e2e/tell-the-story';

test.beforeEach(async ({ plain }) => plain.reset());

test('two people find each other, write, agree on a first talk and one cancels it (CHAT-36, APPT-41, APPT-89, APPT-57)', async ({
  plain,
  signInAs,
}) => {
  await tellTheStory({ patient: await signInAs('sara'), therapist: await signInAs('rinaldi') });
  const talk = [...plain.state.events.values()].at(-1);
  expect(talk).toMatchObject({ name: 'small talk', targets: ['pt-sara'], configuration: { status: 'denied' } });
});

test('a session is consented to and paid in another tab, and cancelled it becomes credit (CONSENT-11, PAY-21, APPT-63, PAY-14)', async ({
  plain,
  signInAs,
}) => {
  const when = ahead(45, '10:00');
  const [therapist, patient] = [await signInAs('rinaldi'), await signInAs('marco')];
  await book(therapist, 'chat-marco-rinaldi', when);

  const card = (await openChat(patient, 'chat-marco-rinaldi')).getByRole('article', { name: when.text });
  await card.getByRole('button', { name: 'conferma appuntamento' }).click();
  await fillConsent(patient);
  await sign(patient, 2);
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

  const entry = await openEntry(therapist, when);
  await expect(entry.getByText('APPUNTAMENTO CONFERMATO')).toBeVisible();
  await pressBehindMore(entry, 'Annulla');
  await therapist.getByRole('button', { name: 'Sì, annulla appuntamento' }).click();
  await expect(therapist.getByText('Appuntamento eliminato con successo')).toBeVisible();
  await openAfresh(patient, '/#/dashboard');
  await patient.getByRole('button', { name: 'conferma appuntamento' }).first().click();
  const payment = patient.getByRole('dialog', { name: 'Riepilogo e pagamento' });
  await payment.getByRole('button', { name: 'Il tuo credito' }).click();
  await expect(patient.getByRole('dialog', { name: 'Il tuo credito' })).toContainText('Saldo: 70,00 €');
  expect(partOf(plain.user('marco'), 'manager_configuration')).toMatchObject({ wallet: 70 });
});

test('a professional registers with documents, waits for approval, and then comes in (REG-23, REG-26, REG-117, PERM-07)', async ({
  page,
  plain,
}) => {
  await fillProfessionalWizard(page);
  await page.getByRole('button', { name: 'registrati' }).click();
  await expectRegistered(page, 'professional');
  await expect(page.getByText('Alcuni file sono ancora da aggiungere')).toBeHidden();
  const account = [...plain.state.users.values()].find(({ email }) => email === newcomer.email);
  const { identity_documents, qualifications } = recordOf(account?.['public_configuration']);
  const [title] = rowsOf(qualifications);
  const joined = [...rowsOf(identity_documents), ...rowsOf(recordOf(title)['filesList'])];
  expect(joined).toEqual([...plain.state.files.keys()]);
  expect(joined).toHaveLength(2);

  await page.goto('/#/doctor');
  await fillLogin(page, newcomer.email, newcomer.password);
  await expect(page.getByText('Il tuo account è in attesa di verifica')).toBeVisible();
  plain.approve(newcomer.email);
  await fillLogin(page, newcomer.email, newcomer.password);
  await expect(page).toHaveURL(/#\/(?:dashboard|info\/almost-there)/);
});

test('a review that is left stands at the therapist, once (RATE-11)', async ({ plain, signInAs }) => {
  const held = plain.state.events.get('event-giulia-held');
  if (!held) throw new Error('The session is not there.');
  const page = await signInAs('giulia');
  const entry = await openEntry(page, hourFrom(instantFromMs(held.start_timestamp * 1000)));
  await entry.getByRole('button', { name: 'Seduta conclusa' }).click();
  await page.getByRole('radio', { name: /^4 stelle/ }).check();
  await page.getByRole('button', { name: 'Pubblica la recensione' }).dblclick();
  await expect(page.getByText('Recensione rilasciata con successo')).toBeVisible();
  const reviews = rowsOf(partOf(plain.user('rinaldi'), 'public_configuration')['rating']);
  expect(reviews).toEqual([expect.objectContaining({ owner: 'pt-giulia', rating: 4 })]);
});
