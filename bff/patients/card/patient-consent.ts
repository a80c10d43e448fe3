import { sessionOf } from '#bff/context';
import { consentDocument } from '#bff/informed-consent/consent-document';
import { OperationFailed, refusal } from '#bff/operation-failed';
import { receivedConsents } from '#bff/patients/card/consents-from';
import type { OperationHandler } from '#bff/run-operation';
import { ownRecord } from '#bff/users/own-user';
import { patientConsent } from '#contracts/patients/patients.api';

/** The document of a consent in the professional's own list, at the address the platform keeps with it (CARD-26). */
export const handlePatientConsent: OperationHandler<typeof patientConsent> = async (context, { patient, consent }) => {
  const user = await ownRecord(context, sessionOf(context));
  const received = receivedConsents(user)
    .get(patient)
    ?.find((one) => one.consent.id === consent);
  if (!received) throw new OperationFailed('not_found');
  const document = await consentDocument(context, received.file);
  if (!document) throw refusal(patientConsent, 'document_missing');
  return { document };
};
