import * as z from 'zod/mini';
import type { OperationInput } from '#contracts/kernel/operation';
import { registerProfessional } from '#contracts/registration/registration.api';
import type { ChosenDocuments } from '#web/features/registration/documents/document-upload';
import type { ProfessionalValues } from '#web/features/registration/professional/professional-values';

const { idempotencyKey: _, ...fields } = registerProfessional.input.shape;
const sent = z.object(fields);

/** What is sent, from values without problems; throws when they have one. */
export function professionalInput(
  values: ProfessionalValues,
): Omit<OperationInput<typeof registerProfessional>, 'idempotencyKey'> {
  const { school, specialisationDate, specialisations } = values;
  const psychotherapy = isPsychotherapist(values) ? { school, specialisationDate, specialisations } : null;
  return z.parse(sent, { ...values, psychotherapy });
}

/** The files to add once there is an account; of a psychologist, none that were chosen as a psychotherapist (REG-117). */
export function professionalDocuments(values: ProfessionalValues): ChosenDocuments {
  return {
    identity: values.identityDocuments,
    certificate: values.certificates,
    certificate_psychotherapy: isPsychotherapist(values) ? values.psychotherapyCertificates : [],
  };
}

function isPsychotherapist({ role }: ProfessionalValues): boolean {
  return role === 'psychotherapist';
}
