import { type Meeting, meetingOf } from '#bff/appointments/appointments-mapping';
import { withoutMoved } from '#bff/appointments/without-moved';
import { type Context, sessionOf } from '#bff/context';
import { OperationFailed } from '#bff/operation-failed';
import { listEvents } from '#contracts/appointments/appointments.legacy';

/** The events the reader takes part in, read fresh; others the platform may add are left out. */
export async function ownMeetings(context: Context): Promise<Meeting[]> {
  return withoutMoved(await everyOwnMeeting(context));
}

/** The same with those that were moved and are still to be erased. */
export async function everyOwnMeeting(context: Context): Promise<Meeting[]> {
  const { privateToken, publicToken } = sessionOf(context);
  const { events } = await context.legacy.call(listEvents, { private_token: privateToken });
  return events.map((event) => meetingOf(event, publicToken)).filter((meeting) => meeting !== undefined);
}

/** The reader's event of that token; somebody else's and an unknown one are `not_found` alike. */
export async function ownMeeting(context: Context, token: string): Promise<Meeting> {
  const meeting = (await ownMeetings(context)).find(({ event }) => event.public_token === token);
  if (!meeting) throw new OperationFailed('not_found');
  return meeting;
}
