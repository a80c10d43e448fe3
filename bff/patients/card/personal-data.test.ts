import { expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { runOperation } from '#bff/run-operation';
import { bookAppointment, cancelAppointment } from '#contracts/appointments/appointments.api';
import { readPatient, type SeenPatient } from '#contracts/patients/patients.api';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { ask, writeRecords } from '#mocks/testing/ask-patients';
import { observeCalls } from '#mocks/testing/observe-calls';

const talk = {
  ...{ kind: 'introductory-talk', title: 'Colloquio', date: '2027-03-10', time: '18:30', slots: 1 },
  ...{ patient: 'pt-marco', idempotencyKey: 'key-of-booking' },
};

const byPatient = {
  'confirmed a session': { status: 'accepted' },
  'paid one that was cancelled since': { status: 'denied', paid_amount: 70 },
  'paid from their credit one that was cancelled since': { status: 'denied', paid_amount: 0, wallet_amount: 70 },
} as const;

async function treatmentOf(platform: TestPlatform, patient: string) {
  const { body } = await ask(platform, 'readPatient', { patient });
  return (body as { value: SeenPatient }).value.treatment;
}

/** A booking of the therapist's alone with a patient who only wrote. */
async function booked() {
  const platform = createTestPlatform();
  writeRecords(platform, []);
  const { body } = await platform.runAs('rinaldi', bookAppointment, handlers.bookAppointment, talk);
  return { platform, token: (body as { appointment: { token: string } }).appointment.token };
}

test('what a therapist books, cancels and writes alone opens no personal data of a patient (CARD-29)', async () => {
  const { platform, token } = await booked();
  expect((await treatmentOf(platform, 'pt-marco'))?.personal).toBeNull();
  await platform.runAs('rinaldi', cancelAppointment, handlers.cancelAppointment, { appointment: token });
  expect(platform.db.events.get(token)?.configuration.status).toBe('denied');
  const note = { title: 'Primo contatto', text: 'Da richiamare.' };
  await ask(platform, 'addNote', { patient: 'pt-marco', ...note, idempotencyKey: 'key-of-note' });
  const treatment = await treatmentOf(platform, 'pt-marco');
  expect(treatment).toMatchObject({ personal: null, isMinor: null, notes: [note] });
  expect(JSON.stringify(treatment)).not.toContain('marco.ferri');
});

const ferri = { firstName: 'Marco', email: 'marco.ferri@example.it', phone: '+39 399 447 0616' };
const invoiced = { taxCode: 'FRRMRC85P02F205L', address: 'Via Padova 118, 20131 Milano MI, Italia' };

test.each(Object.entries(byPatient))(
  'a patient who %s, but only the introductory talk, can be reached, and keeps tax code and address',
  async (_what, done) => {
    const { platform, token } = await booked();
    const event = platform.db.events.get(token);
    platform.db.events.change(token, { configuration: { ...event?.configuration, ...done } as never });
    const treatment = await treatmentOf(platform, 'pt-marco');
    expect(treatment?.personal).toMatchObject({ ...ferri, birthDate: '1985-09-02', forInvoices: null });
    expect(JSON.stringify(treatment)).not.toMatch(/FRRMRC|Via Padova/);
  },
);

test.each(
  Object.entries(byPatient).flatMap(([what, done]) =>
    (['single', 'couple'] as const).map((name) => ({ what, done, name })),
  ),
)('a patient who $what ($name) is known with what an invoice names (CARD-25)', async ({ done, name }) => {
  const { platform, token } = await booked();
  const talk = platform.db.events.get(token);
  if (!talk) throw new Error('The talk is not there.');
  platform.db.events.put({
    ...talk,
    ...{ public_token: 'event-session', name, configuration: { ...talk.configuration, ...done } as never },
  });
  expect((await treatmentOf(platform, 'pt-marco'))?.personal).toMatchObject({ ...ferri, forInvoices: invoiced });
});

test('a patient who gave the therapist a consent is known to them (CARD-25)', async () => {
  const { platform } = await booked();
  const profile = platform.db.users.get('pt-rinaldi')?.public_configuration;
  const consenso_informato = [{ user_pt: 'pt-marco', file: '', created_at: 1_760_000_000 }];
  platform.db.users.change('pt-rinaldi', { public_configuration: { ...profile, consenso_informato } as never });
  expect((await treatmentOf(platform, 'pt-marco'))?.personal).toMatchObject({ ...ferri, forInvoices: invoiced });
});

test('neither what a patient did with another therapist nor what others gave this one opens their data (CARD-29)', async () => {
  const { platform } = await booked();
  const giulias = platform.db.events.get('event-giulia-accepted');
  if (!giulias) throw new Error('Giulia has no session.');
  const boocal = { owner: 'pt-serafini', targets: ['pt-marco'] };
  const elsewhere = {
    ...{ ...giulias, public_token: 'event-elsewhere', resource: 'pt-serafini', targets: ['pt-marco'] },
    configuration: { ...giulias.configuration, boocal },
  };
  const invoices = platform.db.invoices.list(({ target }) => target !== 'pt-marco');
  const consents = platform.db.users.get('pt-rinaldi')?.public_configuration.consenso_informato;
  expect([invoices.length, Object.keys(consents ?? {}).length].every((given) => given > 0)).toBe(true);
  const events = [...platform.db.events.list(), elsewhere];
  const { context } = observeCalls(platform, 'rinaldi', { listEvents: { events }, listInvoices: { invoices } });
  const { body } = await runOperation(readPatient, handlers.readPatient, context, { patient: 'pt-marco' });
  expect((body as { value: SeenPatient }).value.treatment?.personal).toBeNull();
});
