import { describe, expect, test } from 'vitest';
import { companyFields } from '#contracts/billing/billing.api';
import { billingInput, billingRules, changedFields, stepRules } from '#web/fields/billing/billing-input';
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
  ['firstName', 'X', false],
  ['phone', 'chiamami', false],
  ['iban', '<b>', false],
  ['iban', 'IT00', true],
] as const)('%s may be %j: %s (BILL-17)', (field, value, isRight) => {
  expect(billingRules(before).safeParse({ ...before, [field]: value }).success).toBe(isRight);
});

test('a name that the profile does not have yet may stay empty', () => {
  const nameless = { ...before, firstName: '', lastName: '', phone: '' };
  expect(billingRules(nameless).safeParse(nameless).success).toBe(true);
});

describe('what is saved by other rules', () => {
  const odd: BillingValues = {
    ...before,
    firstName: 'Li',
    phone: 'chiamami',
    vatNumber: '<IT>',
    taxCode: 'RNL<NDR>78E',
  };

  test('is shown and stands in the way of no other change, in the form and in the steps', () => {
    const changed = { ...odd, bankName: 'Banca Esempio' };
    expect(billingRules(odd).safeParse(changed).success).toBe(true);
    expect(stepRules(companyFields, odd).safeParse(changed).success).toBe(true);
  });

  test.each(['firstName', 'phone', 'vatNumber', 'taxCode'] as const)('is judged once it is changed: %s', (field) => {
    const changed = { ...odd, [field]: `${odd[field]}<` };
    expect(billingRules(odd).safeParse(changed).success).toBe(false);
    expect(stepRules(companyFields, odd).safeParse(changed).success).toBe(false);
  });

  test('a tax code that is too short does stand in the way (BILL-19)', () => {
    const short = { ...before, taxCode: 'RNL' };
    expect(billingRules(short).safeParse({ ...short, bankName: 'Banca' }).success).toBe(false);
  });
});

test.each(['firstName', 'companyName', 'billingAddress'] as const)(
  'the steps ask for %s where it is not saved (COMPL-21)',
  (field) => {
    const without = { ...before, [field]: '' };
    expect(stepRules(companyFields, without).safeParse(without).success).toBe(false);
    expect(stepRules(companyFields, without).safeParse(before).success).toBe(true);
    expect(stepRules(companyFields, before).safeParse(without).success).toBe(false);
  },
);
