import * as z from 'zod/mini';
import { type Address, address } from '#contracts/addresses/addresses.api';
import { type ownInformedConsent, postalCode } from '#contracts/informed-consent/informed-consent.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import { type FieldTexts, fieldText } from '#web/fields/field-texts';

export type OwnConsent = OperationOutput<typeof ownInformedConsent>;

/** What the form holds, as typed and chosen. The tick stands apart: it is no field of the document. */
export interface ConsentValues {
  readonly birthPlace: Address | null;
  readonly residence: Address | null;
  readonly postalCode: string;
}

export type ConsentField = keyof ConsentValues;

const chosen = z.custom<Address, Address | null>((value) => address.safeParse(value).success, 'required');

export const consentSchema = z.object({ birthPlace: chosen, residence: chosen, postalCode });

/** The document's details, from values without problems. */
export type ConsentDetails = z.output<typeof consentSchema>;

/** The fields with their labels, in the order of the form (CONSENT-04 to 06). */
export const consentLabels = {
  birthPlace: 'Luogo di nascita',
  residence: 'Residenza',
  postalCode: 'CAP',
} as const satisfies Readonly<Record<ConsentField, string>>;

export const consentFields = Object.keys(consentLabels) as readonly ConsentField[];

const texts: Partial<Record<ConsentField, FieldTexts>> = {
  postalCode: { invalid: 'Il CAP ha cinque cifre.' },
};

/** What is said beside the field for the code its schema gave. */
export function consentText(field: ConsentField, code: string | undefined): string | undefined {
  return fieldText(code, texts[field]);
}

/** What the form begins with: what the profile knows (CONSENT-23). */
export function consentValuesFrom({ birthPlace, residence, postalCode: cap }: OwnConsent): ConsentValues {
  return { birthPlace, residence, postalCode: cap };
}
