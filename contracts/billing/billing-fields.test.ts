import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { companyFields, paymentFields } from '#contracts/billing/billing.api';

const fields = z.strictObject({ ...companyFields, ...paymentFields });
type Field = keyof z.infer<typeof fields>;

/** The field's message when it refuses the value. */
function fault(field: Field, value: string): string | undefined {
  return fields.shape[field].safeParse(value).error?.issues[0]?.message;
}

test.each<{ field: Field; longest: number; letter: string }>([
  { field: 'firstName', longest: 80, letter: 'a' },
  { field: 'lastName', longest: 80, letter: 'a' },
  { field: 'phone', longest: 30, letter: '1' },
  { field: 'companyName', longest: 200, letter: 'a' },
  { field: 'taxCode', longest: 32, letter: 'A' },
  { field: 'vatNumber', longest: 32, letter: '1' },
  { field: 'billingAddress', longest: 300, letter: 'a' },
  { field: 'iban', longest: 34, letter: 'A' },
  { field: 'accountHolder', longest: 200, letter: 'a' },
  { field: 'bankName', longest: 200, letter: 'a' },
])('$field takes $longest characters and no more', ({ field, longest, letter }) => {
  expect(fault(field, letter.repeat(longest))).toBeUndefined();
  expect(fault(field, letter.repeat(longest + 1))).toBe('invalid');
});

test.each<Field>(['firstName', 'lastName', 'companyName', 'billingAddress', 'accountHolder'])(
  '%s goes into documents and takes no markup',
  (field) => {
    expect(fault(field, 'Studio <b>')).toBe('markup');
  },
);

test.each<Field>(['phone', 'vatNumber', 'iban', 'bankName'])('%s is required, spaces are nothing', (field) => {
  expect(fault(field, '  ')).toBe('required');
});

test('a tax code has eight characters at least, spaces not counted', () => {
  expect(fault('taxCode', 'rnl ndr7')).toBe('too_short');
  expect(fault('taxCode', 'rnl ndr78')).toBeUndefined();
});

test('codes are kept in capitals without spaces, in any spacing and case they are typed', () => {
  const typed = { taxCode: 'rnl ndr 78e', vatNumber: 'it 0123', iban: 'it60 x054' };
  for (const [field, value] of Object.entries(typed)) {
    expect(fields.shape[field as Field].parse(value)).toBe(value.replaceAll(' ', '').toUpperCase());
  }
});
