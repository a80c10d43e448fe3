import { recordIn } from '#bff/users/php-parts';
import type { OwnUserChange } from '#bff/users/update-own-user';
import type { completeBillingData } from '#contracts/billing/billing.api';
import type { OperationInput } from '#contracts/kernel/operation';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** The change that stores the billing data in the platform's fields; other fields of those objects are kept. */
export function withBillingData(
  { public_configuration: profile }: UserRecord,
  input: OperationInput<typeof completeBillingData>,
): OwnUserChange {
  const company = recordIn(profile['company']);
  return {
    public_configuration: {
      nome: input.firstName,
      cognome: input.lastName,
      telefono: input.phone,
      company: {
        ...company,
        ragione_sociale: input.companyName,
        codice_fiscale: input.taxCode,
        partita_iva: input.vatNumber,
        indirizzo_fatturazione: keptBillingAddress(company['indirizzo_fatturazione'], input.billingAddress),
      },
      payment_detail: {
        ...recordIn(profile['payment_detail']),
        codice_iban: input.iban,
        intestatario: input.accountHolder,
        banca: input.bankName,
      },
    },
  };
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
