import * as z from 'zod/mini';
import type { OperationInput } from '#contracts/kernel/operation';
import { registerProfessional } from '#contracts/registration/registration.api';
import type { ChosenDocuments } from '#web/features/registration/documents/document-upload';
import type { ProfessionalValues } from '#web/features/registration/professional/professional-values';

const { idempotencyKey: _, ...fields } = registerProfessional.input.shape;
const sent = z.object(fields);

/** The input of the registration. Throws for values with a problem. */
export function professionalInput(
  values: ProfessionalValues,
): Omit<OperationInput<typeof registerProfessional>, 'idempotencyKey'> {
  const { school, specialisationDate, specialisations } = values;
  const psychotherapy = isPsychotherapist(values) ? { school, specialisationDate, specialisations } : null;
  return z.parse(sent, { ...values, psychotherapy });
}

/**
 * The files to add after the registration. A psychologist's diplomas of psychotherapy, chosen before the role was
 * changed, are left out.
 */
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
