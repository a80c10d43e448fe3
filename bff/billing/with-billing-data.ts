import type { BillingValues } from '#bff/billing/billing-data-of';
import { objectToChange, recordIn } from '#bff/users/php-parts';
import type { OwnUserChange } from '#bff/users/update-own-user';
import type { UserRecord } from '#contracts/users/own-user.legacy';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The change that stores the fields given in the platform's fields; other fields of those objects, and those not given,
 * are kept.
 */
export function withBillingData(
  { public_configuration: profile }: UserRecord,
  { billingAddress, ...given }: { readonly [Name in keyof BillingValues]?: BillingValues[Name] | undefined },
): OwnUserChange {
  const { indirizzo_fatturazione: addressBefore } = recordIn(profile['company']);
  const company = {
    ...written({ ragione_sociale: given.companyName, codice_fiscale: given.taxCode, partita_iva: given.vatNumber }),
    ...(billingAddress !== undefined && {
      indirizzo_fatturazione: keptBillingAddress(addressBefore, billingAddress),
    }),
  };
  const payment = written({ codice_iban: given.iban, intestatario: given.accountHolder, banca: given.bankName });
  return {
    public_configuration: {
      ...written({ nome: given.firstName, cognome: given.lastName, telefono: given.phone }),
      ...changedPart(profile, 'company', company),
      ...changedPart(profile, 'payment_detail', payment),
    },
  };
}

/** The fields that were given. */
function written(fields: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/**
 * An object of the profile with a change in it; nothing when there is none, so that it stays exactly as it is, whatever
 * its form. Fails as `objectToChange` does.
 */
function changedPart(profile: Fields, name: string, change: Fields) {
  return Object.keys(change).length === 0 ? {} : { [name]: { ...objectToChange(profile[name], name), ...change } };
}

/**
 * A billing address in the form the platform has it: unchanged when the text is the same, otherwise as text or address
 * object like the earlier one. An address object loses what points to the old address, its reference and coordinates,
 * and keeps its other fields.
 */
function keptBillingAddress(before: unknown, address: string): unknown {
  const place = recordIn(before);
  const isPlace = Object.keys(place).length > 0;
  const written = isPlace ? place['formatted_address'] : before;
  if (typeof written === 'string' && written.trim() === address) return before;
  if (!isPlace) return address;
  const { id: _reference, coordinates: _point, type: _kindOfPoint, ...others } = place;
  return { ...others, formatted_address: address };
}
