import icalendar, { ICalAlarmType, type ICalCalendar, ICalEventClass, ICalEventStatus } from 'ical-generator';
import { appointmentOf, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { mixedHash, textHash } from '#bff/text-hash';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { dayMs, hourMs, instantFromIso } from '#contracts/kernel/instant';

/** The only word an entry shows, since a calendar appears on locked phones and to family and employers. */
const neutralTitle = 'Appuntamento';

const remindsBeforeSeconds = 15 * 60;

/** The second half of a name is hashed from another start value than the first. */
const secondHalf = 0x9e3779b9;

/**
 * The platform does not say when an entry changed. A fixed moment before its start keeps the file the same between
 * changes. It is later for an answered entry, so that programs notice the answer.
 */
const stampedDaysBefore: Readonly<Record<Appointment['status'], number>> = { pending: 365, accepted: 364, denied: 364 };

export interface CalendarFileParts {
  /** This site's origin, for the link to the calendar; undefined where it is unknown. */
  readonly siteOrigin: string | undefined;
  /** Whether a calendar program fetches it repeatedly, as a calendar of its own. */
  readonly isSubscribed: boolean;
}

/**
 * Appointments as an iCalendar file: times in UTC, a neutral title, a reminder 15 minutes before, and a link that only
 * says "the calendar". It discloses neither the other side, nor the kind, nor the price.
 */
export function calendarFile(events: readonly EventAsSeen[], parts: CalendarFileParts): string {
  const calendar = icalendar({ prodId: { company: 'appuntamenti', product: 'calendario', language: 'IT' } });
  if (parts.isSubscribed) calendar.name('Appuntamenti').ttl(hourMs / 1000);
  for (const seen of events) addEntry(calendar, seen, parts);
  return calendar.toString();
}

function addEntry(calendar: ICalCalendar, seen: EventAsSeen, { siteOrigin }: CalendarFileParts): void {
  const { token, status, startsAt, endsAt } = appointmentOf(seen);
  const movedFrom = seen.event.configuration.moved_from ?? [];
  calendar.createEvent({
    id: entryName(movedFrom[0] ?? token),
    sequence: movedFrom.length,
    stamp: new Date(instantFromIso(startsAt) - stampedDaysBefore[status] * dayMs),
    start: new Date(instantFromIso(startsAt)),
    end: new Date(instantFromIso(endsAt)),
    summary: neutralTitle,
    class: ICalEventClass.PRIVATE,
    status: status === 'accepted' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    url: siteOrigin === undefined ? null : `${siteOrigin}/#/dashboard/calendar`,
    alarms: [{ type: ICalAlarmType.display, triggerBefore: remindsBeforeSeconds, description: neutralTitle }],
  });
}

/**
 * The entry's permanent name, made from the appointment's first token, so that a moved appointment stays the same
 * entry.
 */
function entryName(token: string): string {
  const halves = [textHash(token), textHash(token, secondHalf)].map(mixedHash);
  return `${halves.map((half) => half.toString(16).padStart(8, '0')).join('')}@appuntamenti`;
}
