import { describe, expect, test } from 'vitest';
import { handleBookAppointment } from '#bff/appointments/book-appointment';
import type { Context } from '#bff/context';
import { handleLogIn } from '#bff/login/log-in';
import { handleOwnPaymentData } from '#bff/payments/own-payment-data';
import { handleOwnWallet } from '#bff/payments/own-wallet';
import { handleSaveTaxCode } from '#bff/payments/save-tax-code';
import { runOperation } from '#bff/run-operation';
import { setAt } from '#bff/users/testing/spoilt-user';
import { updateOwnUser } from '#bff/users/update-own-user';
import { bookAppointment } from '#contracts/appointments/appointments.api';
import { logIn } from '#contracts/login/login.api';
import { ownPaymentData, ownWallet, saveTaxCode } from '#contracts/payments/payments.api';
import { demoPassword, type PersonaName, personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';
import { withOwnUser } from '#mocks/testing/with-own-user';

function signIn(context: Context, persona: PersonaName) {
  const credentials = { email: personas[persona].email, password: demoPassword, rememberMe: false };
  return runOperation(logIn, handleLogIn, context, credentials);
}

describe('somebody of whom one thing cannot be read', () => {
  test('signs in with a price written with a comma', async () => {
    const platform = createTestPlatform();
    const rinaldi = platform.db.users.get('pt-rinaldi');
    if (!rinaldi) throw new Error('The seed lost Rinaldi.');
    const prices = { single_seat: '50,00', couple_session: '95' };
    platform.db.users.put({ ...rinaldi, public_configuration: { ...rinaldi.public_configuration, prices } });
    const answer = await signIn(platform.contextFor(null), 'rinaldi');
    expect(answer).toMatchObject({ status: 200, body: { user: { token: 'pt-rinaldi', firstName: 'Andrea' } } });
  });

  test.each<{ field: string; value: unknown; persona: PersonaName }>([
    { field: 'public_configuration.prices.single_seat', value: 'abc', persona: 'rinaldi' },
    { field: 'public_configuration.prices', value: 'abc', persona: 'rinaldi' },
    { field: 'public_configuration.qualifications', value: 'abc', persona: 'rinaldi' },
    { field: 'public_configuration.cap', value: ['20159'], persona: 'giulia' },
    { field: 'public_configuration.dob', value: '31/02/1993', persona: 'giulia' },
    { field: 'public_configuration.languages', value: 'Italiano', persona: 'giulia' },
    { field: 'manager_configuration.wallet', value: 'abc', persona: 'giulia' },
    { field: 'picture', value: false, persona: 'giulia' },
  ])('signs in, $persona with an odd $field, and the log names the field only', async ({ field, value, persona }) => {
    const platform = createTestPlatform();
    const { contextFor } = withOwnUser(platform, persona, { [field]: value });
    const answer = await signIn(contextFor(null), persona);
    expect(answer).toMatchObject({ status: 200, body: { user: { token: personas[persona].publicToken } } });
    const name = field.replace(/^(public|manager)_configuration\./, '');
    expect(platform.logged).toMatchObject([{ event: 'legacy_row_dropped', fields: { call: 'login', list: name } }]);
    expect(JSON.stringify(platform.logged)).not.toContain(JSON.stringify(value));
  });

  test('signs in by the name that can be read when the other cannot', async () => {
    const { contextFor } = withOwnUser(createTestPlatform(), 'giulia', { 'public_configuration.cognome': true });
    const { body } = await signIn(contextFor(null), 'giulia');
    expect(body).toMatchObject({ user: { firstName: 'Giulia', lastName: '' } });
  });
});

test('a change of something else leaves what cannot be read as it was, in whatever part and list it stands', async () => {
  const spoilt = {
    'public_configuration.prices.single_seat': 'abc',
    'public_configuration.cap': ['20159'],
    'public_configuration.languages': 'Italiano',
    'public_configuration.rating': [{ owner: 'pt-giulia', rating: 'cinque' }, 'riga rotta'],
    'public_configuration.billing_info.note': 'da rivedere',
    'manager_configuration.wallet': '12.50.1',
    'manager_configuration.current_plan.date': 'ieri',
    'configuration.ascolto': 'testo',
    picture: false,
  };
  const { contextFor, kept } = withOwnUser(createTestPlatform(), 'rinaldi', spoilt);
  const before = kept();
  await updateOwnUser(contextFor('rinaldi'), () => ({ public_configuration: { biografia: 'Nuova.' } }));
  expect(kept()).toEqual(setAt(before, 'public_configuration.biografia', 'Nuova.'));
  const giulia = withOwnUser(createTestPlatform(), 'giulia', spoilt);
  const input = { taxCode: 'MRTGLI93' };
  const saved = await runOperation(saveTaxCode, handleSaveTaxCode, giulia.contextFor('giulia'), input);
  expect(saved).toMatchObject({ status: 200 });
  expect(giulia.kept()).toMatchObject({
    public_configuration: { cap: ['20159'], billing_info: { note: 'da rivedere', codice_fiscale: 'MRTGLI93' } },
    manager_configuration: { wallet: '12.50.1' },
  });
});

test('a session cannot be booked at a price that cannot be read, and never for nothing (APPT-35)', async () => {
  const booking = {
    ...{ kind: 'single', title: 'Seduta', date: '2027-03-10', time: '18:30', slots: 2 },
    ...{ patient: 'pt-giulia', idempotencyKey: 'key-unreadable' },
  };
  const spoilt = { 'public_configuration.prices.single_seat': 'abc' };
  const { contextFor } = withOwnUser(createTestPlatform(), 'rinaldi', spoilt);
  const answer = await runOperation(bookAppointment, handleBookAppointment, contextFor('rinaldi'), booking);
  expect(answer.body).toMatchObject({ code: 'price_missing' });
});

test('a credit that cannot be read is told as such, not as none', async () => {
  const { contextFor } = withOwnUser(createTestPlatform(), 'giulia', { 'manager_configuration.wallet': 'abc' });
  const wallet = await runOperation(ownWallet, handleOwnWallet, contextFor('giulia'), {});
  const payment = await runOperation(ownPaymentData, handleOwnPaymentData, contextFor('giulia'), {});
  expect([wallet, payment].map(({ body }) => (body as { code: string }).code)).toEqual(
    Array(2).fill('legacy_unreadable'),
  );
});
