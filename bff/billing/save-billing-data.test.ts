import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownLine } from '#bff/billing/billing-data-of';
import { handleOwnBillingData } from '#bff/billing/own-billing-data';
import { handleSaveBillingData } from '#bff/billing/save-billing-data';
import { withBillingData } from '#bff/billing/with-billing-data';
import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { runOperation } from '#bff/run-operation';
import { longestStored, ownBillingData, saveBillingData } from '#contracts/billing/billing.api';
import { lineText } from '#contracts/kernel/line-text';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const taxCode = 'RNLNDR78E22F205W';
const setUp = () => createTestPlatform({ scenario: 'personas-only' });
/** What the platform was asked while saving. */
async function observeSaving(platform: TestPlatform, input: object) {
  const { context, sent, sentTo } = observeCalls(platform, 'rinaldi');
  const whole = { revisions: [], ...input };
  const answer = await runOperation(saveBillingData, handleSaveBillingData, context, whole);
  return { answer, sent, sentTo };
}
const save = (platform: TestPlatform, input: object, as: PersonaName | null = 'rinaldi') =>
  platform.runAs(as, saveBillingData, handleSaveBillingData, { revisions: [], ...input });

async function readBilling(platform: TestPlatform) {
  const { body } = await platform.runAs('rinaldi', ownBillingData, handleOwnBillingData, {});
  return body as OperationOutput<typeof ownBillingData>;
}

/** Saves changes as a form does that was read then: with the revisions of the changed fields alone. */
function saveOn(platform: TestPlatform, { revisions }: OperationOutput<typeof ownBillingData>, changes: object) {
  return save(platform, { changes, revisions: revisions.filter(({ field }) => field in changes) });
}

function rowOf({ db }: TestPlatform, token = 'pt-rinaldi') {
  const row = db.users.get(token);
  if (!row) throw new Error(`${token} is not there.`);
  return row;
}

function change(platform: TestPlatform, profile: object) {
  const row = rowOf(platform);
  platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, ...profile } });
}

test('saves the fields given where the platform has them, and nothing else of the user changes (BILL-16)', async () => {
  const platform = setUp();
  const before = rowOf(platform);
  const changes = { bankName: ' Banca Nuova ', phone: '+39 399 000 1122' };
  expect(await saveOn(platform, await readBilling(platform), changes)).toMatchObject({ status: 200 });
  expect(rowOf(platform)).toEqual({
    ...before,
    public_configuration: {
      ...before.public_configuration,
      telefono: '+39 399 000 1122',
      payment_detail: { ...(before.public_configuration['payment_detail'] as object), banca: 'Banca Nuova' },
    },
  });
});

test('answers the data as they are saved', async () => {
  const platform = setUp();
  const answer = await save(platform, { changes: { iban: 'it60 x054' } });
  expect(answer).toEqual(await platform.runAs('rinaldi', ownBillingData, handleOwnBillingData, {}));
  expect(answer).toMatchObject({ body: { iban: 'IT60X054', bankName: 'Banca Esempio' } });
});

test('the tax code alone is compulsory; what is not given stays, what is emptied is empty (BILL-17, PLAN-11)', async () => {
  const platform = setUp();
  change(platform, { company: [], payment_detail: { codice_iban: 'IT00', nota: 'x' } });
  const without = await save(platform, { changes: { iban: '', vatNumber: '' } });
  expect(without).toMatchObject({ status: 422, body: { code: 'tax_code_missing' } });
  expect(rowOf(platform).public_configuration).toMatchObject({ payment_detail: { codice_iban: 'IT00' } });
  expect(await save(platform, { changes: { taxCode, iban: '', vatNumber: '' } })).toMatchObject({ status: 200 });
  expect(rowOf(platform).public_configuration).toMatchObject({
    company: { codice_fiscale: taxCode },
    payment_detail: { codice_iban: '', nota: 'x' },
  });
});

test.each([
  [{ taxCode: 'RNLNDR7' }, 'taxCode'],
  [{ taxCode: ' r n l n d r 7 ' }, 'taxCode'],
  [{ firstName: ' ' }, 'firstName'],
  [{ phone: '' }, 'phone'],
  [{ companyName: 'Studio <b>' }, 'companyName'],
  [{ iban: 'A'.repeat(35) }, 'iban'],
  [{ iban: '<b>' }, 'iban'],
  [{ bankName: '<b>' }, 'bankName'],
  [{ firstName: 'X' }, 'firstName'],
  [{ lastName: '.' }, 'lastName'],
  [{ phone: 'chiamami' }, 'phone'],
])('refuses %j at its field, and asks the platform for nothing (BILL-19)', async (changes, field) => {
  const platform = setUp();
  const { answer, sent } = await observeSaving(platform, { changes });
  expect(sent).toEqual([]);
  expect(answer).toMatchObject({ status: 400, body: { fields: { [`changes.${field}`]: expect.any(String) } } });
});

test('what stands by other rules stays, and stands in the way of no other change', async () => {
  const platform = setUp();
  const company = { codice_fiscale: 'RNL<NDR>78E', partita_iva: '<IT>' };
  change(platform, { nome: 'Li', telefono: 'chiamami', company });
  expect(await saveOn(platform, await readBilling(platform), { bankName: 'Banca Nuova' })).toMatchObject({
    status: 200,
    body: { firstName: 'Li', phone: 'chiamami', vatNumber: '<IT>', bankName: 'Banca Nuova' },
  });
  expect(rowOf(platform).public_configuration).toMatchObject({ nome: 'Li', telefono: 'chiamami', company });
});

test('an object that cannot be read stays, and stands in the way of no change to another', () => {
  const profile = { company: { nota: 'x' }, payment_detail: 'IT00 presso Banca Esempio' };
  const user = { public_configuration: profile, manager_configuration: {}, configuration: {} };
  expect(withBillingData(user, { taxCode })).toEqual({
    public_configuration: { company: { nota: 'x', codice_fiscale: taxCode } },
  });
  expect(() => withBillingData(user, { taxCode, bankName: 'Banca Nuova' })).toThrow(LegacyUnreadable);
});

test.each([
  { manager_configuration: { current_plan: { type: 'online+studio' } } },
  { email: 'altra@example.it' },
  { payment_detail: { codice_iban: 'IT00' } },
  { wallet: 100 },
  { sign_doc: [] },
])('takes no field that is not billing data: %j', async (extra) => {
  const platform = setUp();
  const before = rowOf(platform);
  expect(await save(platform, { changes: { bankName: 'Banca Nuova', ...extra } })).toMatchObject({ status: 400 });
  expect(rowOf(platform)).toEqual(before);
});

test('sends no alert', async () => {
  const platform = setUp();
  const alerts = rowOf(platform).public_configuration['alerts'];
  await save(platform, { changes: { bankName: 'Banca Nuova' } });
  expect(rowOf(platform).public_configuration['alerts']).toEqual(alerts);
});

test('what another tab has changed meanwhile stays, when this form did not touch it', async () => {
  const platform = setUp();
  const read = await readBilling(platform);
  change(platform, { telefono: '+39 02 1', biografia: 'Nuova.', company: { codice_fiscale: 'BSSLDI80A41A944X' } });
  expect(await saveOn(platform, read, { bankName: 'Banca Nuova' })).toMatchObject({ status: 200 });
  expect(rowOf(platform).public_configuration).toMatchObject({
    telefono: '+39 02 1',
    biografia: 'Nuova.',
    company: { codice_fiscale: 'BSSLDI80A41A944X' },
    payment_detail: { banca: 'Banca Nuova' },
  });
});

test('the same field changed from two tabs: the second is told which, and nothing of it is saved', async () => {
  const platform = setUp();
  const read = await readBilling(platform);
  expect(await saveOn(platform, read, { bankName: 'Banca Prima' })).toMatchObject({ status: 200 });
  const second = await saveOn(platform, read, { bankName: 'Banca Seconda', accountHolder: 'A. Rinaldi' });
  expect(second).toMatchObject({ status: 409, body: { code: 'fields_changed', details: { fields: ['bankName'] } } });
  expect(rowOf(platform).public_configuration['payment_detail']).toMatchObject({
    banca: 'Banca Prima',
    intestatario: 'Andrea Rinaldi',
  });
  const knowingly = await saveOn(platform, await readBilling(platform), { bankName: 'Banca Seconda' });
  expect(knowingly).toMatchObject({ status: 200, body: { bankName: 'Banca Seconda' } });
});

test('two tabs that save the same value, as one does whose answer was lost, are not in each other’s way', async () => {
  const platform = setUp();
  const read = await readBilling(platform);
  const same = { bankName: 'Banca Prima', taxCode: 'rnl ndr 78e22 f205x' };
  await saveOn(platform, read, same);
  expect(await saveOn(platform, read, same)).toMatchObject({ status: 200 });
});

test.each([
  ['status-500', 503],
  ['connection-lost-before', 503],
  ['success-without-effect', 502],
  // Written, and the answer was lost: the reading after it says so.
  ['html-page', 200],
  ['connection-lost-after', 200],
] as const)('a write answered with %s is told as what became of it, and never sent twice', async (fault, status) => {
  const platform = setUp();
  platform.faults.set('updateUser', [fault]);
  const { answer, sentTo } = await observeSaving(platform, {
    changes: { bankName: 'Banca Nuova' },
  });
  expect(answer).toMatchObject({ status });
  expect(sentTo('updateUser')).toHaveLength(1);
});

test.each([null, 'giulia'] as const)('%s has none to save', async (reader) => {
  expect(await save(setUp(), { changes: {} }, reader)).toMatchObject({ status: reader ? 403 : 401 });
});

test('a stored text of any characters is shown as a line that can be sent back', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2100 }), (text) => {
      const line = shownLine(text, longestStored);
      expect(lineText(longestStored).parse(line)).toBe(line);
    }),
  );
  const platform = setUp();
  change(platform, {
    company: { indirizzo_fatturazione: 'Via Larga 1\n40121 Bologna\u0000', codice_fiscale: taxCode },
  });
  const read = await readBilling(platform);
  expect(read).toMatchObject({ billingAddress: 'Via Larga 1 40121 Bologna' });
  const changes = { billingAddress: 'Via Larga 2, 40121 Bologna' };
  expect(await saveOn(platform, read, changes)).toMatchObject({ status: 200 });
});
