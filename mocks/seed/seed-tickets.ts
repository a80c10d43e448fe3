import { italianDate } from '#contracts/kernel/civil-date';
import { type Instant, secondsFromInstant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import type { Database } from '#mocks/db/create-db';
import { daysAgoAt } from '#mocks/people/moments';
import { personaTickets } from '#mocks/people/people-data';

/** The tickets of the personas, dated back from `now`. */
export function seedTickets(db: Database, now: Instant): void {
  const secondsAt = ({ daysAgo, time }: { daysAgo: number; time: string }) =>
    secondsFromInstant(daysAgoAt(now, daysAgo, time));
  for (const { id, owner, title, description, status, opened, closed, receiveCall, responses } of personaTickets) {
    db.tickets.put({
      ...{ id, owner, title, description, status },
      open_date: secondsAt(opened),
      closed_date: closed ? secondsAt(closed) : null,
      ...(receiveCall === undefined ? {} : { receive_call: receiveCall }),
      response: responses.map(({ fromSupport, daysAgo, text, seen }) => ({
        is_admin: fromSupport,
        text,
        date: italianDate(romeDate(daysAgoAt(now, daysAgo, '12:00'))),
        seen,
      })),
      configuration: {},
    });
  }
}
