import { type EventAsSeen, eventNames } from '#bff/appointments/appointments-mapping';
import { ownEvents } from '#bff/appointments/own-events';
import { type Context, sessionOf } from '#bff/context';
import { mediaName } from '#bff/media/picture-url';
import { listInvoices } from '#contracts/invoices/invoices.legacy';
import { civilDate } from '#contracts/kernel/civil-date';
import { firstOfMonth, romeDate } from '#contracts/kernel/rome-time';

/** The invoice of a month that a therapist has uploaded for the patient. */
export interface ReceivedInvoice {
  readonly month: number;
  readonly year: number;
  readonly priceCents: number;
  /** The therapist's token, where only one can have written it. */
  readonly therapist: string | null;
  /** Names among the platform's media. */
  readonly files: readonly string[];
}

/** The invoices uploaded for the patient, latest month first; records without a file are none. */
export async function receivedInvoices(context: Context): Promise<ReceivedInvoice[]> {
  const { privateToken, publicToken } = sessionOf(context);
  const [{ invoices }, events] = await Promise.all([
    context.legacy.call(listInvoices, { private_token: privateToken }),
    ownEvents(context),
  ]);
  return invoices
    .filter(({ target }) => target === publicToken)
    .map(({ month, year, price, invoices_professional: { file } }) => ({
      month,
      year,
      priceCents: price,
      therapist: onlyTherapistIn(events, { month, year }),
      files: file.flatMap((name) => mediaName(name, context.settings.mediaBase) ?? []),
    }))
    .filter(({ files }) => files.length > 0)
    .toSorted((one, other) => other.year - one.year || other.month - one.month);
}

/**
 * The therapist with whom the patient had all sessions of that month that were confirmed, the introductory talk aside,
 * which costs nothing; null where there were none, or more than one therapist.
 */
function onlyTherapistIn(
  events: readonly EventAsSeen[],
  { month, year }: Pick<ReceivedInvoice, 'month' | 'year'>,
): string | null {
  const first = civilDate(year, month, 1);
  const confirmed = events.filter(
    ({ isOrganiser, event: { name, start_timestamp, configuration } }) =>
      !isOrganiser &&
      name !== eventNames['introductory-talk'] &&
      configuration.status === 'accepted' &&
      firstOfMonth(romeDate(start_timestamp)) === first,
  );
  const therapists = new Set(confirmed.map(({ other }) => other));
  const [only = null] = therapists;
  return therapists.size === 1 ? only : null;
}
