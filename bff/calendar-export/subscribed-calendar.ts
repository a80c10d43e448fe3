import { eventAsSeen } from '#bff/appointments/appointments-mapping';
import { hideReplaced } from '#bff/appointments/own-events';
import { calendarFile } from '#bff/calendar-export/calendar-file';
import { type CalendarSubscription, keptSubscription } from '#bff/calendar-export/calendar-subscription';
import type { Context } from '#bff/context';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { isApproved } from '#bff/login/login-mapping';
import { listEvents } from '#contracts/appointments/appointments.legacy';
import { session as sessionCall } from '#contracts/login/login.legacy';

/**
 * The calendar of a subscription: every appointment of its user except cancelled ones. Undefined when the subscription
 * is no longer valid: ended, replaced, its token refused by the platform, or its professional no longer approved. No
 * session is involved: the address alone identifies the user.
 */
export async function subscribedCalendar(
  { legacy, settings }: Pick<Context, 'legacy' | 'settings'>,
  { id, privateToken: private_token }: CalendarSubscription,
): Promise<string | undefined> {
  try {
    const { user } = await legacy.call(sessionCall, { private_token });
    if (keptSubscription(user)?.id !== id || !isApproved(user)) return undefined;
    const { events } = await legacy.call(listEvents, { private_token });
    const own = events.map((event) => eventAsSeen(event, user.public_token)).filter((seen) => seen !== undefined);
    const shown = hideReplaced(own)
      .filter(({ event }) => event.configuration.status !== 'denied')
      .toSorted((one, other) => one.event.start_timestamp - other.event.start_timestamp);
    return calendarFile(shown, { siteOrigin: settings.siteOrigin, isSubscribed: true });
  } catch (failure) {
    if (isRefusal(failure)) return undefined;
    throw failure;
  }
}
