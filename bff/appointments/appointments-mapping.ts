import { pictureUrl } from '#bff/media/picture-url';
import { fullName } from '#bff/users/full-name';
import { type Appointment, type AppointmentKind, appointment } from '#contracts/appointments/appointments.api';
import type { LegacyEvent } from '#contracts/appointments/appointments.legacy';
import type { SessionPrices } from '#contracts/appointments/booking-price';
import { slotsBetween } from '#contracts/appointments/half-hour-slots';
import { centsFromPriceText } from '#contracts/kernel/euro-cents';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** An event of the platform, seen by the signed-in user. */
export interface EventAsSeen {
  readonly event: LegacyEvent;
  /** Whether the user is the therapist who created it. */
  readonly isOrganiser: boolean;
  /** The token of the other side. */
  readonly other: string;
}

/** The platform's name for each kind. */
export const eventNames = {
  'introductory-talk': 'small talk',
  single: 'single',
  couple: 'couple',
} as const satisfies Record<AppointmentKind, LegacyEvent['name']>;

const kinds = {
  'small talk': 'introductory-talk',
  single: 'single',
  couple: 'couple',
} as const satisfies Record<LegacyEvent['name'], AppointmentKind>;

/** The event as seen by the user with that token; undefined when the user is not part of it or it has no other side. */
export function eventAsSeen(event: LegacyEvent, reader: string): EventAsSeen | undefined {
  const { boocal } = event.configuration;
  const isOrganiser = event.resource === reader || boocal.owner === reader;
  const targets = [...boocal.targets, ...event.targets];
  if (!isOrganiser && !targets.includes(reader)) return undefined;
  const other = isOrganiser ? targets[0] : (boocal.owner ?? event.resource);
  return other === undefined || other === reader ? undefined : { event, isOrganiser, other };
}

/** The facts that the rules on appointments take. */
export function appointmentOf({
  event,
}: EventAsSeen): Pick<Appointment, 'token' | 'kind' | 'status' | 'startsAt' | 'endsAt'> {
  return {
    token: event.public_token,
    kind: kinds[event.name],
    status: event.configuration.status,
    startsAt: isoFromInstant(event.start_timestamp),
    endsAt: isoFromInstant(event.end_timestamp),
  };
}

/** The appointment as the user sees it; `known` is the other side, if the platform knows it. */
export function appointmentFrom(seen: EventAsSeen, known: LegacyUser | undefined, mediaBase: string): Appointment {
  const { event, isOrganiser, other } = seen;
  return {
    ...appointmentOf(seen),
    title: event.configuration.title ?? '',
    slots: slotsBetween(event.start_timestamp, event.end_timestamp),
    priceCents: priceCentsOf(event),
    paidCents: paidCentsOf(event),
    movedFrom: event.configuration.moved_from ?? [],
    series: seriesOf(event),
    own: isOrganiser,
    otherSide: {
      token: other,
      name: (known && fullName(known)) || (isOrganiser ? 'Paziente' : 'Terapeuta'),
      pictureUrl: pictureUrl(known?.picture, mediaBase),
    },
  };
}

/** The therapist's own events with the patient. */
export function withPatient(events: readonly EventAsSeen[], patient: string): EventAsSeen[] {
  return events.filter(({ isOrganiser, other }) => isOrganiser && other === patient);
}

/** A therapist's own prices in cents; an absent price and a price of zero are null. */
export function pricesFrom({ public_configuration: { prices } }: LegacyUser): SessionPrices {
  return { singleCents: positive(prices.single_seat), coupleCents: positive(prices.couple_session) };
}

/** The series an event says it belongs to; null where it names none, or one that could not have been made here. */
function seriesOf({ configuration }: LegacyEvent): Appointment['series'] {
  const named = appointment.shape.series.safeParse(configuration.series ?? null);
  return named.success ? named.data : null;
}

function priceCentsOf({ name, configuration }: LegacyEvent): number | null {
  if (configuration.price === undefined) return name === 'small talk' ? 0 : null;
  return centsFromPriceText(configuration.price) ?? null;
}

/**
 * What the provider and the wallet paid together, in cents; null where the platform names neither. A debt counts as
 * zero.
 */
export function paidCentsOf({ configuration: { paid_amount, wallet_amount } }: LegacyEvent): number | null {
  if (paid_amount === undefined && wallet_amount === undefined) return null;
  return Math.max(0, paid_amount ?? 0) + Math.max(0, wallet_amount ?? 0);
}

function positive(amount: number | undefined): number | null {
  return amount !== undefined && amount > 0 ? amount : null;
}
