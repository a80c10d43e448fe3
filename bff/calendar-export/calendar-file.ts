import icalendar, { ICalAlarmType, type ICalCalendar, ICalEventClass, ICalEventStatus } from 'ical-generator';
import { appointmentOf, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { mixedHash, textHash } from '#bff/text-hash';
import { hourMs, type Instant, instantFromIso } from '#contracts/kernel/instant';

/** The only word an entry says, wherever a calendar shows it: on a locked phone, to a family, to an employer. */
const neutralTitle = 'Appuntamento';

const remindsBeforeSeconds = 15 * 60;

/** Told apart from the first half of a name by where the hash begins. */
const secondHalf = 0x9e3779b9;

export interface CalendarFileParts {
  readonly now: Instant;
  /** Where this site stands, for the link to the calendar; undefined where that is not known. */
  readonly siteOrigin: string | undefined;
  /** Whether a program asks for it again and again, as a calendar of its own. */
  readonly isSubscribed: boolean;
}

/**
 * Meetings as an iCalendar file: times in UTC, a neutral title, a reminder a quarter of an hour before, and a link that
 * only says "the calendar". Nothing in it tells whom, what kind, or what it costs.
 */
export function calendarFile(events: readonly EventAsSeen[], parts: CalendarFileParts): string {
  const calendar = icalendar({ prodId: { company: 'appuntamenti', product: 'calendario', language: 'IT' } });
  if (parts.isSubscribed) calendar.name('Appuntamenti').ttl(hourMs / 1000);
  for (const seen of events) addEntry(calendar, seen, parts);
  return calendar.toString();
}

function addEntry(calendar: ICalCalendar, seen: EventAsSeen, { now, siteOrigin }: CalendarFileParts): void {
  const { token, status, startsAt, endsAt } = appointmentOf(seen);
  const movedFrom = seen.event.configuration.moved_from ?? [];
  calendar.createEvent({
    id: entryName(movedFrom[0] ?? token),
    sequence: movedFrom.length,
    stamp: new Date(now),
    start: new Date(instantFromIso(startsAt)),
    end: new Date(instantFromIso(endsAt)),
    summary: neutralTitle,
    class: ICalEventClass.PRIVATE,
    status: status === 'accepted' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    url: siteOrigin === undefined ? null : `${siteOrigin}/#/dashboard/calendar`,
    alarms: [{ type: ICalAlarmType.display, triggerBefore: remindsBeforeSeconds, description: neutralTitle }],
  });
}

/** The entry's name for good: that of the appointment's first token, so that one that is moved stays the same entry. */
function entryName(token: string): string {
  const halves = [textHash(token), textHash(token, secondHalf)].map(mixedHash);
  return `${halves.map((half) => half.toString(16).padStart(8, '0')).join('')}@appuntamenti`;
}
