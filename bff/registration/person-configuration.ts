import { consentFlags } from '#bff/consents/consent-flags';
import { capitalised } from '#bff/registration/capitalised';
import { mandatoryConsents } from '#contracts/consents/consents.api';
import type { OperationInput } from '#contracts/kernel/operation';
import type { registerPatient, registerProfessional } from '#contracts/registration/registration.api';

type Input = OperationInput<typeof registerPatient> | OperationInput<typeof registerProfessional>;

/** What the platform stores about every newly registered user: personal data and consents (DATA-03). */
export function personConfiguration(input: Input) {
  return {
    nome: capitalised(input.firstName),
    cognome: capitalised(input.lastName),
    dob: input.birthDate,
    telefono: input.phone,
    gender: input.gender,
    ...Object.fromEntries(mandatoryConsents.map((consent) => [consentFlags[consent], input[consent]])),
    isNewsLetter: input.newsletter,
  };
}
