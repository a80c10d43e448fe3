import type { Meeting } from '#bff/appointments/appointments-mapping';
import { withoutMoved } from '#bff/appointments/without-moved';
import { writtenByAct } from '#bff/appointments/written-by-act';
import { OperationFailed } from '#bff/operation-failed';

/**
 * The appointment the act has moved already, or that of the token, under whatever token it stands by now; without either
 * `not_found`.
 */
export function appointmentMeant(
  { act, appointment }: { readonly act: string; readonly appointment: string },
  calendar: readonly Meeting[],
): Meeting {
  const meetings = withoutMoved(calendar);
  const meant =
    writtenByAct(act, meetings) ??
    meetings.find(({ event }) => event.public_token === appointment) ??
    meetings.find(({ own, event }) => own && event.configuration.moved_from?.includes(appointment));
  if (!meant) throw new OperationFailed('not_found');
  return meant;
}
