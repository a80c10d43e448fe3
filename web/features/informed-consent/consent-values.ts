import * as z from 'zod/mini';
import { type Address, chosenAddress } from '#contracts/addresses/addresses.api';
import { type ownInformedConsent, postalCode } from '#contracts/informed-consent/informed-consent.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import { postalCodeIn } from '#web/features/informed-consent/postal-code-in';
import type { AddressValue } from '#web/fields/address/address-value';
import { type FieldTexts, fieldText } from '#web/fields/field-texts';

export type OwnConsent = OperationOutput<typeof ownInformedConsent>;

/** The values of the form, as typed and chosen. The tick is separate: it is no field of the document. */
export interface ConsentValues {
  readonly birthPlace: AddressValue;
  readonly residence: AddressValue;
  readonly postalCode: string;
}

export type ConsentField = keyof ConsentValues;

/** The form also holds what is no address yet, which the schema refuses. */
const chosen = chosenAddress as z.ZodMiniType<Address, AddressValue>;

export const consentSchema = z.object({ birthPlace: chosen, residence: chosen, postalCode });

/** The document's details, from valid values. */
export type ConsentDetails = z.output<typeof consentSchema>;

/** The fields with their labels, in the order of the form. */
export const consentLabels = {
  birthPlace: 'Luogo di nascita',
  residence: 'Residenza',
  postalCode: 'CAP',
} as const satisfies Readonly<Record<ConsentField, string>>;

export const consentFields = Object.keys(consentLabels) as readonly ConsentField[];

const texts: Partial<Record<ConsentField, FieldTexts>> = {
  postalCode: { invalid: 'Il CAP ha cinque cifre.' },
};

/** The words for the message code of a field's schema. */
export function consentText(field: ConsentField, code: string | undefined): string | undefined {
  return fieldText(code, texts[field]);
}

/**
 * The values the form begins with, from the profile; a postal code it lacks is taken from the residence (CONSENT-23).
 */
export function consentValuesFrom({ birthPlace, residence, postalCode: cap }: OwnConsent): ConsentValues {
  return { birthPlace, residence, postalCode: cap || (residence && postalCodeIn(residence.formattedAddress)) || '' };
}
