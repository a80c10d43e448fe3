import type { PatientField } from '#contracts/patient-profile/patient-profile-fields';
import type { PatientFormValues } from '#web/features/patient-profile/form/patient-form-values';
import { addressIn, typedIn } from '#web/fields/address/address-value';

/** What stands in a field, in a few words. */
export function savedWords(values: PatientFormValues, field: PatientField): string {
  const value = values[field];
  if (field === 'deductCost') return value === null ? 'nessuna scelta' : value ? 'invia' : 'non inviare';
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (typeof value === 'string') return value || 'vuoto';
  return addressIn(values.address)?.formattedAddress ?? (typedIn(values.address) || 'vuoto');
}
