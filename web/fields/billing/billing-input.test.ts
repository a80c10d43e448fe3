import { expect, test } from 'vitest';
import { billingInput, billingRules, changedFields } from '#web/fields/billing/billing-input';
import type { BillingValues } from '#web/fields/billing/billing-values';

const before: BillingValues = {
  firstName: 'Andrea',
  lastName: 'Rinaldi',
  phone: '+39 399 873 6119',
  companyName: 'Studio Rinaldi',
  taxCode: 'RNLNDR78E22F205W',
  vatNumber: '01234567897',
  billingAddress: 'Via Correnti 14, 20123 Milano MI',
  iban: 'IT60X0542811101000000123456',
  accountHolder: 'Andrea Rinaldi',
  bankName: '',
};

test('only what was changed is sent, with what the change is based on; what was not touched another tab may change', () => {
  const values = {
    ...before,
    iban: 'it60 x054 2811 1010 0000 0123 456',
    bankName: 'Banca Esempio',
    firstName: 'Andrea ',
  };
  expect(changedFields(values, before)).toEqual(['bankName']);
  const revisions = { bankName: '1-a', taxCode: '2-b' };
  expect(billingInput(values, { values: before, revisions })).toEqual({
    changes: { bankName: 'Banca Esempio' },
    revisions: [{ field: 'bankName', revision: '1-a' }],
  });
});

test.each([
  ['taxCode', 'RNLNDR7', false],
  ['taxCode', 'RNLNDR78', true],
  ['companyName', '', true],
  ['vatNumber', '', true],
  ['iban', '', true],
  ['bankName', '', true],
  ['firstName', '', false],
  ['phone', ' ', false],
  ['companyName', '<b>', false],
] as const)('%s may be %j: %s (BILL-17)', (field, value, isRight) => {
  expect(billingRules(before).safeParse({ ...before, [field]: value }).success).toBe(isRight);
});

test('a name that the profile does not have yet may stay empty', () => {
  const nameless = { ...before, firstName: '', lastName: '', phone: '' };
  expect(billingRules(nameless).safeParse(nameless).success).toBe(true);
});
