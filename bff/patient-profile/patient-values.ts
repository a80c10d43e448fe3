import { storedAddressFrom } from '#bff/addresses/stored-address-from';
import type { PatientValues } from '#contracts/patient-profile/patient-profile.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** The values of the fields a patient may change, as the platform has them now. */
export function patientValues({ public_configuration: profile }: LegacyUser): PatientValues {
  return {
    phone: profile.telefono ?? '',
    terms: profile.isTerms ?? false,
    privacy: profile.isPrivacy ?? false,
    personalData: profile.isPersonalData ?? false,
    serviceFee: profile.isServiceFee ?? false,
    newsletter: profile.isNewsLetter ?? false,
    address: storedAddressFrom(profile.indirizzo),
    taxCode: profile.billing_info.codice_fiscale ?? '',
    deductCost: profile.billing_info.deduct_cost ?? null,
  };
}
