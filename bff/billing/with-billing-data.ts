import { recordIn } from '#bff/users/php-parts';
import type { OwnUserChange } from '#bff/users/update-own-user';
import type { completeBillingData } from '#contracts/billing/billing.api';
import type { OperationInput } from '#contracts/kernel/operation';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** Where the platform keeps each of the billing data; what else stands in those objects travels through. */
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
 * A billing address as the platform is to keep it: as it stands when it says the same, and otherwise in the form it has.
 * A place keeps whatever else it holds but what points to the old address: its reference and its coordinates.
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
