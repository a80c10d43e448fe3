import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { personFields } from '#contracts/registration/person-fields';
import {
  accountFields,
  informationFields,
  patientDetailsFields,
  psychotherapyFields,
  titlesFields,
} from '#contracts/registration/registration-fields';

/** The code with which a field refuses a value; undefined when it accepts it. */
function codeFor(field: ZodMiniType, value: unknown): string | undefined {
  return field.safeParse(value).error?.issues[0]?.message;
}

describe('names', () => {
  test.each([
    { name: 'Anna', code: undefined },
    { name: 'Ugo', code: undefined },
    { name: 'Èva', code: undefined },
    { name: 'D’Amico', code: undefined },
    { name: 'De Santis', code: undefined },
    { name: '', code: 'required' },
    { name: '   ', code: 'required' },
    { name: 'U', code: 'too_short' },
    { name: 'Li', code: 'too_short' },
    { name: ' Li ', code: 'too_short' },
    { name: 'A-1 2', code: 'too_short' },
    { name: '123', code: 'too_short' },
    { name: 'a'.repeat(81), code: 'invalid' },
    { name: 'Anna <b>', code: 'markup' },
    { name: 'D>Amico', code: 'markup' },
  ])('"$name" gives $code (REG-38, REG-39, REG-55, REG-56)', ({ name, code }) => {
    expect(codeFor(personFields.firstName, name)).toBe(code);
    expect(codeFor(personFields.lastName, name)).toBe(code);
  });
});

describe('telephone numbers', () => {
  test.each([
    { phone: '+39 347 555 0199', code: undefined },
    { phone: '(02) 555-0199', code: undefined },
    { phone: ' 3475550199 ', code: undefined },
    { phone: '', code: 'required' },
    { phone: '347 555 01x9', code: 'invalid' },
    { phone: '+-( )', code: 'invalid' },
    { phone: '1234', code: 'invalid' },
    { phone: '1'.repeat(26), code: 'invalid' },
  ])('"$phone" gives $code (REG-41, REG-43, REG-57)', ({ phone, code }) => {
    expect(codeFor(personFields.phone, phone)).toBe(code);
  });
});

describe('accounts', () => {
  test.each([
    { email: 'lucia@example.it', code: undefined },
    { email: ' Lucia@Example.IT ', code: undefined },
    { email: '', code: 'required' },
    { email: 'lucia@example', code: 'invalid' },
    { email: 'lucia example.it', code: 'invalid' },
  ])('the address "$email" gives $code (REG-34, REG-44)', ({ email, code }) => {
    expect(codeFor(accountFields.email, email)).toBe(code);
  });

  test.each([
    { password: '12345678', code: undefined },
    { password: 'perché no', code: undefined },
    { password: '', code: 'required' },
    { password: '1234567', code: 'too_short' },
    { password: '🦊🦊🦊🦊', code: 'too_short' },
    { password: 'x'.repeat(257), code: 'invalid' },
  ])('the password "$password" gives $code (REG-36, CONST-01, AMB-09)', ({ password, code }) => {
    expect(codeFor(accountFields.password, password)).toBe(code);
  });

  test.each(['terms', 'privacy', 'personalData', 'serviceFee'] as const)(
    'the consent %s is given by ticking and in no other way (REG-50)',
    (consent) => {
      for (const value of [false, undefined, null, 'true', 1]) {
        expect(codeFor(accountFields[consent], value)).toBe('required');
      }
      expect(codeFor(accountFields[consent], true)).toBeUndefined();
    },
  );

  test('the newsletter may stay unticked (REG-51)', () => {
    expect(codeFor(accountFields.newsletter, false)).toBeUndefined();
  });
});

describe('days', () => {
  test.each(['', '1990-02-30', '12/04/1990', '1990-4-12', 'ieri', null, 7])('%j is none (REG-40, REG-61)', (value) => {
    expect(codeFor(personFields.birthDate, value)).toBe('required');
  });

  test('a day of the calendar is one', () => {
    expect(codeFor(personFields.birthDate, '1990-04-12')).toBeUndefined();
  });

  test.each([
    ['birthDate', personFields.birthDate],
    ['cardExpiry', informationFields.cardExpiry],
    ['taxCodeExpiry', informationFields.taxCodeExpiry],
    ['registerDate', titlesFields.registerDate],
    ['specialisationDate', psychotherapyFields.specialisationDate],
  ])('of %s none lies before 1900', (_name, field) => {
    expect(codeFor(field, '1900-01-01')).toBeUndefined();
    for (const slip of ['1899-12-31', '1000-01-01']) expect(codeFor(field, slip)).toBe('too_early');
  });
});

describe('addresses', () => {
  const place = { id: 'luogo', formattedAddress: 'Via Roma 1', coordinates: { latitude: 45, longitude: 9 } };

  test.each([
    { what: 'text that was only typed', value: 'Via Roma 1', code: 'not_chosen' },
    { what: 'nothing', value: null, code: 'required' },
    { what: 'a place without a formatted address', value: { ...place, formattedAddress: '' }, code: 'not_chosen' },
    { what: 'a place without coordinates', value: { ...place, coordinates: undefined }, code: 'not_chosen' },
  ])('$what is no address: $code (REG-60, REG-73, ADDR-06)', ({ value, code }) => {
    expect(codeFor(patientDetailsFields.address, value)).toBe(code);
    expect(codeFor(informationFields.residence, value)).toBe(code);
  });

  test('a place chosen from the suggestions is one', () => {
    expect(codeFor(patientDetailsFields.address, place)).toBeUndefined();
  });
});

describe('choices', () => {
  test.each(['gender', 'emergencyAvailability', 'hoursPerWeek', 'hearFrom', 'taxRegime'] as const)(
    'of %s nothing, and anything that is not offered, counts as missing (REG-66, REG-68, REG-69, REG-72)',
    (field) => {
      for (const value of ['', null, undefined, 'forse']) {
        expect(codeFor(informationFields[field], value)).toBe('required');
      }
    },
  );

  test.each(['role', 'region'] as const)('of %s too (REG-88, REG-93)', (field) => {
    for (const value of ['', null, undefined, 'forse']) expect(codeFor(titlesFields[field], value)).toBe('required');
  });

  test('the residence may go without details, and a professional without languages (REG-78, REG-79, AMB-15)', () => {
    expect(codeFor(informationFields.residenceDetails, '')).toBeUndefined();
    expect(codeFor(informationFields.languages, [])).toBeUndefined();
  });

  test('at least one area of intervention is needed, of those there are (REG-98)', () => {
    expect(codeFor(titlesFields.interventionAreas, [])).toBe('required');
    expect(codeFor(titlesFields.interventionAreas, ['Ansia'])).toBeUndefined();
    expect(titlesFields.interventionAreas.safeParse(['Magia']).success).toBe(false);
  });
});

describe('titles', () => {
  test.each(['registerNumber', 'education', 'institute', 'passedYear'] as const)(
    '%s is needed (REG-86, REG-89, REG-90, REG-91)',
    (field) => {
      expect(codeFor(titlesFields[field], '  ')).toBe('required');
      expect(codeFor(titlesFields[field], '2015')).toBeUndefined();
    },
  );

  test.each(['15', '1815', '20155', 'duemila'])('the year "%s" is none', (year) => {
    expect(codeFor(titlesFields.passedYear, year)).toBe('invalid');
  });

  test.each([
    { field: 'school', value: '' },
    { field: 'specialisationDate', value: '' },
    { field: 'specialisations', value: [] },
  ])('a psychotherapist says $field (REG-103, REG-104, REG-105)', ({ field, value }) => {
    const whole = { school: 'Scuola', specialisationDate: '2021-12-10', specialisations: ['EMDR'] };
    expect(codeFor(titlesFields.psychotherapy, whole)).toBeUndefined();
    expect(codeFor(titlesFields.psychotherapy, { ...whole, [field]: value })).toBe('required');
  });
});

describe('prices', () => {
  test.each([
    { field: 'singlePrice', min: 4_000, max: 14_000 },
    { field: 'couplePrice', min: 5_500, max: 18_500 },
    { field: 'familyPrice', min: 5_000, max: 18_500 },
  ] as const)('$field goes from $min to $max cents in steps of five euro (REG-95, REG-97)', ({ field, min, max }) => {
    for (const price of [null, min, min + 500, max]) expect(codeFor(titlesFields[field], price)).toBeUndefined();
    for (const price of [0, min - 500, min + 100, min + 0.5, max + 500, String(min)]) {
      expect(titlesFields[field].safeParse(price).success).toBe(false);
    }
  });
});
