import type { Meeting } from '#bff/appointments/appointments-mapping';
import { clearPlace } from '#bff/appointments/clear-place';
import { judgeMove } from '#bff/appointments/judge-move';
import type { EventChange } from '#bff/appointments/recreate-request';
import { replaceEvent } from '#bff/appointments/replace-event';
import { writtenByAct } from '#bff/appointments/written-by-act';
import type { Context } from '#bff/context';
import type { moveAppointment } from '#contracts/appointments/appointments.api';
import type { LegacyEvent } from '#contracts/appointments/appointments.legacy';
import { slotsBetween } from '#contracts/appointments/half-hour-slots';
import type { OperationInput } from '#contracts/kernel/operation';

/** A move somebody asks for, the appointment it is about, and the calendar both are judged by. */
export interface AskedMove {
  readonly input: OperationInput<typeof moveAppointment>;
  readonly standing: Meeting;
  readonly calendar: readonly Meeting[];
}

/** The event as it stands in the end: moved by this press, by an earlier one, or as it was where nothing is to change. */
export async function settledMove(context: Context, { input, standing, calendar }: AskedMove): Promise<LegacyEvent> {
  const { event } = standing;
  if (writtenByAct(input.act, [standing])) {
    await clearPlace(context, event, calendar);
    return event;
  }
  const change = judgeMove(input, standing, { now: context.now(), meetings: calendar });
  return changesNothing(event, change) ? event : replaceEvent(context, { event, change, calendar });
}

function changesNothing({ start_timestamp, end_timestamp, configuration }: LegacyEvent, change: EventChange): boolean {
  const isSameTime = change.start === start_timestamp && change.slots === slotsBetween(start_timestamp, end_timestamp);
  return isSameTime && change.title === configuration.title;
}
