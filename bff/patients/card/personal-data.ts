import { shownName } from '#bff/users/shown-name';
import type { Treatment } from '#contracts/patients/patients.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** What is answered of a patient whom the platform no longer knows. */
const unknown: Treatment['personal'] = {
  ...{ firstName: '', lastName: '', birthDate: null, gender: null },
  ...{ phone: '', email: '', taxCode: '', address: '' },
};

/**
 * What a professional may know of a patient they treat: who they are, how to reach them, and what an invoice names. All
 * of it is the patient's to change (CARD-25).
 */
export function personalData(patient: LegacyUser | undefined): Treatment['personal'] {
  if (!patient) return unknown;
  const { nome, cognome, dob, gender, telefono, ...rest } = patient.public_configuration;
  return {
    firstName: shownName(nome ?? ''),
    lastName: shownName(cognome ?? ''),
    birthDate: dob ?? null,
    gender: gender ?? null,
    phone: telefono ?? '',
    email: patient.email ?? '',
    taxCode: rest.billing_info.codice_fiscale ?? '',
    address: rest.current_address?.formatted_address ?? rest.indirizzo?.formatted_address ?? '',
  };
}
