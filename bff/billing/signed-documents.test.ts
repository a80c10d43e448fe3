import { describe, expect, test } from 'vitest';
import { handleListFeeReceipts } from '#bff/billing/list-fee-receipts';
import { handleListSignedDocuments } from '#bff/billing/list-signed-documents';
import { contractInForce } from '#bff/billing/signed-documents';
import { listFeeReceipts, listSignedDocuments } from '#contracts/billing/billing.api';
import type { Instant } from '#contracts/kernel/instant';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const setUp = () => createTestPlatform({ scenario: 'personas-only' });
const documents = (platform: TestPlatform, as: PersonaName | null = 'rinaldi') =>
  platform.runAs(as, listSignedDocuments, handleListSignedDocuments, {});
const receipts = (platform: TestPlatform, as: PersonaName | null = 'rinaldi') =>
  platform.runAs(as, listFeeReceipts, handleListFeeReceipts, {});

function manage(platform: TestPlatform, managed: object, published: object = {}) {
  const row = platform.db.users.get('pt-rinaldi');
  if (!row) throw new Error('pt-rinaldi is not there.');
  platform.db.users.put({
    ...row,
    public_configuration: { ...row.public_configuration, ...published },
    manager_configuration: { ...row.manager_configuration, ...managed },
  });
}

const first = { type: 'online', signature: 'uno', accepted: '1', accepted_at: 1_700_000_000, is_invalid: '0' };
const second = { type: 'online+studio', signature: 'due', accepted: '1', accepted_at: 1_710_000_000, is_invalid: '0' };
const shownFirst = {
  plan: 'basic',
  acceptedAt: '2023-11-14T22:13:20.000Z',
  isValid: true,
  file: '/files/signed/uno.pdf',
};
const shownSecond = {
  ...{ plan: 'premium', acceptedAt: '2024-03-09T16:00:00.000Z' },
  ...{ isValid: true, file: '/files/signed/due.pdf' },
};

describe('signed documents', () => {
  test('are listed newest first, and the valid one accepted last is the contract in force (BILL-07, BILL-11)', async () => {
    const platform = setUp();
    manage(platform, { sign_doc: [first, second] });
    expect(await documents(platform)).toEqual({
      status: 200,
      body: { contract: shownSecond, documents: [shownSecond, shownFirst] },
    });
  });

  test('an invalid one is listed as such, and an older valid one is in force (BILL-07)', async () => {
    const platform = setUp();
    manage(platform, { sign_doc: [first, { ...second, is_invalid: '1' }] });
    const { body } = await documents(platform);
    expect(body).toEqual({ contract: shownFirst, documents: [{ ...shownSecond, isValid: false }, shownFirst] });
  });

  test.each([
    { what: 'none', sign_doc: [], count: 0 },
    { what: 'nothing but invalid ones', sign_doc: [{ ...first, is_invalid: '1' }], count: 1 },
    { what: 'one that was not accepted', sign_doc: [{ ...first, accepted: '0' }], count: 0 },
  ])('there is no contract in force with $what (BILL-08)', async ({ sign_doc, count }) => {
    const platform = setUp();
    manage(platform, { sign_doc }, { sign_doc: [] });
    const { body } = await documents(platform);
    expect(body).toMatchObject({ contract: null });
    expect((body as { documents: unknown[] }).documents).toHaveLength(count);
  });

  test('one with the moment of acceptance alone counts as accepted, in seconds or milliseconds (AMB-59)', async () => {
    const platform = setUp();
    const { accepted: _not, ...entry } = first;
    manage(platform, { sign_doc: [{ ...entry, accepted_at: 1_700_000_000_000 }] });
    expect(await documents(platform)).toMatchObject({ body: { contract: shownFirst } });
  });

  test('those of the administration count, the published ones only where it has none (AMB-19)', async () => {
    const platform = setUp();
    manage(platform, { sign_doc: [first] }, { sign_doc: [second] });
    expect(await documents(platform)).toMatchObject({ body: { documents: [shownFirst] } });
    manage(platform, { sign_doc: [] });
    expect(await documents(platform)).toMatchObject({ body: { documents: [shownSecond] } });
  });

  test.each(['', '../uno', 'uno/due', 'a..b', '.uno', 'uno due', 'uno?x', '%2e%2e', `u${'n'.repeat(200)}o`])(
    'one whose file has an odd name (%j) is listed without it',
    async (signature) => {
      const platform = setUp();
      manage(platform, { sign_doc: [{ ...first, signature }] });
      expect(await documents(platform)).toMatchObject({ body: { documents: [{ ...shownFirst, file: null }] } });
    },
  );

  test.each([
    { order: 'none', invalid: [], found: undefined },
    { order: 'the newest valid', invalid: [false, false], found: 0 },
    { order: 'the newest invalid', invalid: [true, false], found: 1 },
    { order: 'all invalid', invalid: [true, true], found: undefined },
    { order: 'validity not said', invalid: [undefined, true], found: 0 },
  ])('the contract in force, with $order: entry $found (BILL-07)', ({ invalid, found }) => {
    const list = invalid.map((isInvalid, index) => ({ isInvalid, acceptedAt: (100 - index) as Instant }));
    expect(contractInForce(list)).toBe(found === undefined ? undefined : list[found]);
  });
});

describe('receipts of the fee', () => {
  test('are listed newest first with amount and files; where the platform gives none there is none (PDATA-11)', async () => {
    const platform = setUp();
    manage(platform, {
      subscriptions: [
        { price: '59.78', date: 1_700_000_000, invoice: ['uno.pdf', 'uno-bis.pdf'] },
        { price: 49, date: 1_710_000_000_000, invoice: [] },
        { price: '', date: '', invoice: null },
      ],
    });
    expect(await receipts(platform)).toEqual({
      status: 200,
      body: {
        receipts: [
          { amountCents: 4900, paidAt: '2024-03-09T16:00:00.000Z', files: [] },
          {
            amountCents: 5978,
            paidAt: '2023-11-14T22:13:20.000Z',
            files: ['/files/own/uno.pdf', '/files/own/uno-bis.pdf'],
          },
          { amountCents: null, paidAt: null, files: [] },
        ],
      },
    });
  });

  test('a file that is not among the platform’s own is left out', async () => {
    const platform = setUp();
    const invoice = ['https://elsewhere.example/uno.pdf', '../uno.pdf', 'http://platform.example/media/due.pdf'];
    manage(platform, { subscriptions: [{ price: 1, date: 1_700_000_000, invoice }] });
    const { body } = await receipts(platform);
    expect(body).toMatchObject({ receipts: [{ files: expect.not.arrayContaining([expect.stringContaining('uno')]) }] });
  });
});

test.each([
  { who: 'a visitor', as: null, status: 401 },
  { who: 'a patient', as: 'giulia', status: 403 },
] as const)('$who has neither', async ({ as, status }) => {
  expect(await documents(setUp(), as)).toMatchObject({ status });
  expect(await receipts(setUp(), as)).toMatchObject({ status });
});

test('a platform that is away is told as such', async () => {
  const platform = setUp();
  platform.faults.set('session', ['status-500']);
  expect(await documents(platform)).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
  expect(await receipts(platform)).toMatchObject({ status: 503 });
});
