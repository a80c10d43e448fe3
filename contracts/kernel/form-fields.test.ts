import { expect, test } from 'vitest';
import * as z from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { address } from '#contracts/addresses/addresses.api';
import { companyFields, paymentFields } from '#contracts/billing/billing.api';
import { giveInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import { personFields } from '#contracts/registration/person-fields';
import { informationFields, patientDetailsFields } from '#contracts/registration/registration-fields';

const place = { id: 'luogo-1', formattedAddress: 'Via Roma 1, Milano', coordinates: { latitude: 45, longitude: 9 } };
const consent = {
  ...{ therapist: 'pt-rinaldi', birthPlace: place, residence: place, postalCode: '20123', accepted: true },
};
const marked = { ...place, formattedAddress: 'Via <b>Roma</b> 1, Milano' };

test.each<{ what: string; field: ZodMiniType; right: unknown; wrong: unknown }>([
  { what: 'first name', field: personFields.firstName, right: 'Anna', wrong: 'Anna <b>' },
  { what: 'last name', field: personFields.lastName, right: 'D’Amico', wrong: 'D>Amico' },
  { what: 'note on a residence', field: informationFields.residenceDetails, right: 'Scala B', wrong: 'Scala <B>' },
  { what: 'patient’s address', field: patientDetailsFields.address, right: place, wrong: marked },
  { what: 'first name for invoices', field: companyFields.firstName, right: 'Anna', wrong: '<Anna' },
  { what: 'last name for invoices', field: companyFields.lastName, right: 'Neri', wrong: 'Neri>' },
  { what: 'company', field: companyFields.companyName, right: 'Neri & C.', wrong: '<i>Neri & C.' },
  { what: 'billing address', field: companyFields.billingAddress, right: 'Via Roma 1', wrong: 'Via Roma <1>' },
  { what: 'holder of an account', field: paymentFields.accountHolder, right: 'Anna Neri', wrong: 'Anna > Neri' },
  { what: 'chosen place', field: address, right: place, wrong: marked },
  {
    what: 'birth place in a consent',
    field: giveInformedConsent.input,
    right: consent,
    wrong: { ...consent, birthPlace: marked },
  },
  {
    what: 'residence in a consent',
    field: giveInformedConsent.input,
    right: consent,
    wrong: { ...consent, residence: marked },
  },
])('a $what with signs that a document would take for markup is refused', ({ field, right, wrong }) => {
  expect(z.safeParse(field, right).success).toBe(true);
  expect(z.safeParse(field, wrong).success).toBe(false);
});
