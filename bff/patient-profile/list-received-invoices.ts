import { receivedInvoices } from '#bff/patient-profile/received-invoices';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { fullName } from '#bff/users/full-name';
import type { listReceivedInvoices } from '#contracts/patient-profile/patient-profile.api';

/** The invoices therapists have uploaded for the patient, each file at an address that serves it to them alone. */
export const handleListReceivedInvoices: OperationHandler<typeof listReceivedInvoices> = async (context) => {
  const invoices = await receivedInvoices(context);
  const therapists = await findUsers(
    context,
    invoices.flatMap(({ therapist }) => therapist ?? []),
  );
  return {
    invoices: invoices.map(({ therapist: token, files, ...invoice }) => {
      const known = token === null ? undefined : therapists.get(token);
      const name = known && fullName(known);
      return {
        ...invoice,
        therapist: token !== null && name ? { token, name } : null,
        files: files.map((file) => `/files/invoice/${file}`),
      };
    }),
  };
};
