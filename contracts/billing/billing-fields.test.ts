import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { companyFields, paymentFields } from '#contracts/billing/billing.api';
import { profileFields } from '#contracts/profile/profile-fields';

const fields = z.strictObject({ ...companyFields, ...paymentFields });
type Field = keyof z.infer<typeof fields>;

/** The field's message when it refuses the value. */
function fault(field: Field, value: string): string | undefined {
  return fields.shape[field].safeParse(value).error?.issues[0]?.message;
}

test.each<{ field: Field; longest: number; letter: string }>([
  { field: 'firstName', longest: 80, letter: 'a' },
  { field: 'lastName', longest: 80, letter: 'a' },
  { field: 'phone', longest: 25, letter: '1' },
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

test.each<Field>(['firstName', 'lastName', 'companyName', 'billingAddress', 'accountHolder', 'bankName'])(
  '%s goes into documents and takes no markup',
  (field) => {
    expect(fault(field, 'Studio <b>')).toBe('markup');
  },
);

test.each<Field>(['phone', 'vatNumber', 'iban', 'bankName'])('%s is required, spaces are nothing', (field) => {
  expect(fault(field, '  ')).toBe('required');
});

test('a tax code has eight characters at least, what only parts them not counted', () => {
  expect(fault('taxCode', '--------')).toBe('too_short');
  expect(fault('taxCode', 'rnl ndr7')).toBe('too_short');
  expect(fault('taxCode', 'rnl ndr78')).toBeUndefined();
});

test.each<{ field: Field; value: string; code: string | undefined }>([
  { field: 'firstName', value: 'X', code: 'too_short' },
  { field: 'lastName', value: '.', code: 'too_short' },
  { field: 'firstName', value: 'Ada', code: undefined },
  { field: 'phone', value: 'chiamami', code: 'invalid' },
  { field: 'phone', value: '+39 (0)2 555-0199', code: undefined },
])('$field $value is $code, as in the profile (REG-38, REG-43)', ({ field, value, code }) => {
  expect(fault(field, value)).toBe(code);
  expect(profileFields[field as 'firstName' | 'phone'].safeParse(value).success).toBe(code === undefined);
});

test.each(['<script>alert(1)</script>', 'IT60 «X»', 'IT60;DROP', 'ⅣA123456789', 'ÈÈÈÈÈÈÈÈÈ'])(
  'no code holds %s, though whether one is right is only doubted',
  (value) => {
    for (const field of ['taxCode', 'vatNumber', 'iban'] as const) {
      expect(fault(field, value)).toBe('invalid');
      expect(fault(field, 'ABCDEFGH1')).toBeUndefined();
    }
  },
);

test('codes are kept in capitals without spaces, in any spacing and case they are typed', () => {
  expect(fields.shape.taxCode.parse('rnl ndr 78e')).toBe('RNLNDR78E');
  expect(fields.shape.vatNumber.parse('CHE-123.456.789 iva')).toBe('CHE123456789IVA');
  expect(fields.shape.iban.parse(' it60-x054/2811–11')).toBe('IT60X054281111');
});
