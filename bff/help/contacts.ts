import type { OperationHandler } from '#bff/run-operation';
import type { contacts } from '#contracts/help/help.api';

/** The configured ways to the team, for the caller's role; a visitor is a patient to be. */
export const handleContacts: OperationHandler<typeof contacts> = async ({ session, settings }) => {
  const { whatsapp, patientsEmail, professionalsEmail } = settings.supportContacts;
  const email = session.read()?.userType === 'professional' ? professionalsEmail : patientsEmail;
  return { whatsapp: whatsapp ?? null, email: email ?? null };
};
